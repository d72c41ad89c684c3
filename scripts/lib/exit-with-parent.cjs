// Preloaded into child processes, so that they exit when the start script dies, even by kill -9.
if (process.channel) {
  process.on('disconnect', () => process.exit(0));
  process.channel.unref();
}

// A child's own children do not preload this file: the server that next dev forks would exit at once.
const at = process.execArgv.indexOf(__filename);
if (at > 0) process.execArgv.splice(at - 1, 2);
