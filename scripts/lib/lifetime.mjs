import { stopRunning } from './run.mjs'

/**
 * Collects the functions that stop a command's resources, called in reverse order of `add`. Ctrl-C, SIGTERM, SIGHUP, an
 * error and the end of the parent npm call them, once. `interruptedCode` is the exit code after an interruption.
 */
export function openLifetime({ interruptedCode = 0 } = {}) {
  const stops = []
  let ending = null
  const stop = () => (ending ??= stopAll(stops))
  const end = (code) => stop().finally(() => process.exit(code))
  // Ctrl-C in a terminal arrives twice: from the terminal and from npm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(interruptedCode))
  watchNpm(() => void end(interruptedCode))
  return {
    add: (stop) => void stops.push(stop),
    isEnding: () => ending !== null,
    /** Stops everything and keeps the process running. */
    stop,
    /** Stops everything, then exits with `code`. */
    end,
  }
}

async function stopAll(stops) {
  await stopRunning()
  for (const stop of stops.toReversed()) {
    try {
      await stop()
    } catch (error) {
      console.error(error.message)
    }
  }
}

/** `kill -9` of npm sends no signal to its children, so this polls for a changed parent. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && onGone(), 500).unref()
}
