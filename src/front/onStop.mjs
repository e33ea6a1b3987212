/**
 * Calls `stop` at the first SIGINT or SIGTERM. Node would end the process at a second one, which npm and a terminal may both send.
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
