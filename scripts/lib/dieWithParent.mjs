// Preloaded into the server's process by `--import`: stops the server when its parent ends. Processes that the server
// forks inherit the import, but their channel is the server's own and is ignored.
if (process.channel && process.env.VOIX_STARTER === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The channel must not keep the process alive.
  process.channel.unref()
}
