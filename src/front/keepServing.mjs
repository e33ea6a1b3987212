import { setTimeout as sleep } from 'node:timers/promises'
import { ended } from './ended.mjs'

const MOST_RESTARTS = 5
const WITHIN_MS = 60_000
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 30_000

/**
 * Restarts a child process whenever it ends unexpectedly, at most five times within a minute, each time after a longer
 * wait. Returns when `isEnding` says that it was stopped on purpose. Throws with the last end if it ends too often.
 *
 * @param {object} server
 * @param {string} [server.name] its name in the log. Default: server.
 * @param {number} [server.mostRestarts] within a minute. Default: 5; with more the wait stays below a minute.
 * @param {import('node:child_process').ChildProcess} server.child the running process
 * @param {() => import('node:child_process').ChildProcess} server.start
 * @param {() => boolean} server.isEnding
 * @param {() => boolean} [server.isAsked] whether the process that has just ended was stopped for a restart
 * @param {(child: import('node:child_process').ChildProcess) => Promise<unknown>} [server.clear] ends the processes
 *   that it has left behind
 * @param {(ms: number) => Promise<unknown>} [server.wait]
 * @param {(line: string) => void} [server.log]
 */
export async function keepServing({
  name = 'server',
  mostRestarts = MOST_RESTARTS,
  child,
  start,
  isEnding,
  isAsked: isStopping = () => false,
  clear = async () => {},
  wait = sleep,
  log = console.error,
}) {
  let current = child
  /** @type {number[]} */
  let starts = []
  for (;;) {
    const how = describeEnd(await ended(current))
    if (isEnding()) return
    // Processes that it forked may still use its port.
    await clear(current)
    if (isStopping()) {
      current = start()
      continue
    }
    starts = starts.filter((at) => performance.now() - at < WITHIN_MS)
    if (starts.length >= mostRestarts) {
      throw new Error(`The ${name} ended again (${how}), after ${mostRestarts} restarts within a minute`)
    }
    const pause = Math.min(FIRST_WAIT_MS * 2 ** starts.length, LONGEST_WAIT_MS)
    log(`The ${name} ended unexpectedly (${how}): starting it again in ${pause / 1000} s`)
    await wait(pause)
    if (isEnding()) return
    starts.push(performance.now())
    current = start()
  }
}

/** @param {import('./ended.mjs').End} end */
function describeEnd({ code, signal, error }) {
  return error?.message ?? `code ${code ?? 'none'}, signal ${signal ?? 'none'}`
}
