/** @typedef {{ code: number | null, signal: NodeJS.Signals | null, error?: Error }} End */

/**
 * Resolves with how a child process has ended.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<End>}
 */
export function ended(child) {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve({ code: child.exitCode, signal: child.signalCode })
    }
    child.once('exit', (code, signal) => resolve({ code, signal }))
    child.once('error', (error) => resolve({ code: -1, signal: null, error }))
  })
}

/**
 * Ends a child process that stops when its channel closes. If it hangs, it is killed after `patience` milliseconds.
 *
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} patience
 */
export async function endChild(child, patience) {
  const gone = ended(child)
  if (child.connected) child.disconnect()
  const insist = setTimeout(() => child.kill('SIGKILL'), patience)
  await gone
  clearTimeout(insist)
}
