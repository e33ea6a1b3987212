import { fork } from 'node:child_process'
import { constants } from 'node:os'
import path from 'node:path'
import { findPayload } from '../../cli/payload.mjs'
import { MUST_FINISH } from '../../cli/unfinished.mjs'
import { endChild } from './ended.mjs'
import { keepServing } from './keepServing.mjs'
import { lowerPriority } from './lowerPriority.mjs'

const PATIENCE_MS = 8000
const SCRIPT = path.join(import.meta.dirname, '../../cli/worker.mjs')

/**
 * Starts the worker in a process of its own, with the application's Payload, and restarts it whenever it ends
 * unexpectedly, each time after a longer wait. It ends with this process, however this one ends. It has the same
 * priority as Next, below that of cached pages. With a lower one, a busy machine would publish scheduled pages too
 * late.
 *
 * @param {object} options
 * @param {string} [options.file] the script to start
 * @param {string} [options.dir] The application's folder. Default: the current one.
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {(line: string) => void} [options.log]
 */
export function startWorker({ file, dir = process.cwd(), env = process.env, log = console.error } = {}) {
  let isEnding = false
  /** @type {import('node:child_process').ChildProcess} */
  let child
  const [script, ...args] = file === undefined ? [findPayload(dir), 'run', SCRIPT] : [file]
  const start = () => {
    const execArgv = ['--no-deprecation', ...MUST_FINISH]
    child = fork(/** @type {string} */ (script), args, { cwd: dir, env: { ...env, NODE_ENV: 'production' }, execArgv })
    lowerPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    return child
  }
  const kept = keepServing({
    name: 'worker',
    mostRestarts: Infinity,
    child: start(),
    start,
    isEnding: () => isEnding,
    log,
  })
  return {
    kept,
    pid: () => child.pid,
    /** Stops it once its running job is done. */
    stop: async () => {
      isEnding = true
      await endChild(child, PATIENCE_MS)
    },
  }
}
