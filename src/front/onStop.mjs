/**
 * Calls `stop` on the first SIGINT or SIGTERM. By default a second signal, which npm and a terminal may both send,
 * would end the process.
 *
 * @param {(signal: 'SIGINT' | 'SIGTERM') => unknown} stop
 */
export function onStop(stop) {
  let isStopping = false
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
    process.on(signal, () => {
      if (!isStopping) stop(signal)
      isStopping = true
    })
  }
}
