/**
 * Next bundles a module more than once per process, so a module variable may exist several times. State that a process
 * has only once is on `globalThis` under one of these names, each owned by one module.
 *
 * @typedef {'answers' | 'cache' | 'cacheHooks' | 'cacheLimits' | 'decisions' | 'drawAhead' | 'errors' | 'forgedHeaders'
 *   | 'hubs' | 'newestElements' | 'places' | 'redirects' | 'slicesAtHand' | 'sqlite' | 'visitorTurns'} StateName
 */

/** @param {StateName} name */
export const stateKey = (name) => Symbol.for(`voix.${name}`)

/**
 * Returns state of the process. The first call creates it.
 * @template T
 * @param {StateName} name
 * @param {() => T} make
 * @returns {T}
 */
export function processState(name, make) {
  const scope = /** @type {Record<symbol, T | undefined>} */ (/** @type {unknown} */ (globalThis))
  return (scope[stateKey(name)] ??= make())
}

/**
 * Functions that a write calls in the page cache of its process. `null` if the process has no cache, as in scripts.
 * @typedef {object} CacheHooks
 * @property {Set<string> | null} ownWrites transactions of this process that expire something
 * @property {(() => Promise<void>) | null} tellPeers notifies the other servers of expired entries
 */

/** @returns {CacheHooks} */
export function cacheHooks() {
  return processState('cacheHooks', () => ({ ownWrites: null, tellPeers: null }))
}
