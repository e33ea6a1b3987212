import { stopRunning } from './run.mjs'

/**
 * What a command must stop before it ends, in reverse order of `add`. Ctrl-C, SIGTERM, SIGHUP, an error and the death of
 * the npm that runs us all lead here, once. `interruptedCode` is the exit code of a command that was asked to stop.
 */
export function openLifetime({ interruptedCode = 0 } = {}) {
  const stops = []
  let ending = null
  const stop = () => (ending ??= stopAll(stops))
  const end = (code) => stop().finally(() => process.exit(code))
  // A Ctrl-C in a terminal reaches us twice: from the terminal and from npm.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end(interruptedCode))
  watchNpm(() => void end(interruptedCode))
  return {
    add: (stop) => void stops.push(stop),
    isEnding: () => ending !== null,
    /** Stops everything and leaves the process running. */
    stop,
    /** Stops everything, then ends the process with `code`. */
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

/** `kill -9` of npm reaches nobody below it: notice that our parent is another one. */
function watchNpm(onGone) {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  setInterval(() => process.ppid !== parent && onGone(), 500).unref()
}
