/**
 * Next bundles a module more than once in a process, so a variable of a module may exist several times. State that a process
 * has once is on `globalThis` under one of these names, each of one module.
 *
 * @typedef {'answers' | 'cache' | 'cacheHooks' | 'cacheLimits' | 'decisions' | 'drawAhead' | 'errors'
 *   | 'forgedHeaders' | 'hubs' | 'places' | 'redirects' | 'slicesAtHand' | 'sqlite' | 'visitorTurns'} StateName
 */

/** @param {StateName} name */
export const stateKey = (name) => Symbol.for(`voix.${name}`)

/**
 * Returns state of the process. The first call makes it.
 *
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
 * What a write calls in the page cache of its process. `null`: the process has no cache, as in scripts.
 *
 * @typedef {object} CacheHooks
 * @property {Set<string> | null} ownWrites transactions of this process that expire something
 * @property {(() => Promise<void>) | null} tellPeers tells the other servers what has expired
 */

/** @returns {CacheHooks} */
export function cacheHooks() {
  return processState('cacheHooks', () => ({ ownWrites: null, tellPeers: null }))
}
