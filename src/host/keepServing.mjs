import { setTimeout as sleep } from 'node:timers/promises'
import { ended } from './ended.mjs'

const MOST_RESTARTS = 5
const WITHIN_MS = 60_000
const FIRST_WAIT_MS = 500

/**
 * Starts a server again whenever it ends unasked, at most five times within a minute, each time after a longer wait. Returns when
 * `isEnding` says that it was stopped on purpose; throws with the last end when it ends once too often.
 *
 * @param {object} server
 * @param {import('node:child_process').ChildProcess} server.child the running one
 * @param {() => import('node:child_process').ChildProcess} server.start
 * @param {() => boolean} server.isEnding
 * @param {() => boolean} [server.isAsked] whether the server that has just ended was stopped to be started anew
 * @param {(child: import('node:child_process').ChildProcess) => Promise<unknown>} [server.clear] ends what it has left behind
 * @param {(ms: number) => Promise<unknown>} [server.wait]
 * @param {(line: string) => void} [server.log]
 */
export async function keepServing({
  child,
  start,
  isEnding,
  isAsked = () => false,
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
    // What it forked may hold its port still.
    await clear(current)
    if (isAsked()) {
      current = start()
      continue
    }
    starts = starts.filter((at) => Date.now() - at < WITHIN_MS)
    if (starts.length >= MOST_RESTARTS) {
      throw new Error(`The server ended again (${how}), after ${MOST_RESTARTS} restarts within a minute`)
    }
    const pause = FIRST_WAIT_MS * 2 ** starts.length
    log(`The server ended unexpectedly (${how}): starting it again in ${pause / 1000} s`)
    await wait(pause)
    if (isEnding()) return
    starts.push(Date.now())
    current = start()
  }
}

/** @param {import('./ended.mjs').End} end */
function describeEnd({ code, signal, error }) {
  return error?.message ?? `code ${code ?? 'none'}, signal ${signal ?? 'none'}`
}
