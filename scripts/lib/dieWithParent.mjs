// Loaded into the server's process by `--import`: without its starter nobody would stop it. Processes that the server forks
// inherit the import and have a channel too, but one of the server's own: it stays as it is.
if (process.channel && process.env.VOIX_STARTER === String(process.ppid)) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
  // The channel alone keeps no process alive.
  process.channel.unref()
}
