// Preloaded into child processes: when the start script dies, even by kill -9, its children must not linger.
if (process.channel) {
  process.on('disconnect', () => process.exit(0));
  process.channel.unref();
}

// A child's own children belong to it alone: next dev forks its server, and that one would leave at once.
const at = process.execArgv.indexOf(__filename);
if (at > 0) process.execArgv.splice(at - 1, 2);
