// Preloaded into child processes: when the start script dies, even by kill -9, its children must not linger.
if (process.channel) {
  process.on('disconnect', () => process.exit(0));
  process.channel.unref();
}
