const MB = 1024 * 1024

/** What may lie on disk, in megabytes, where `voix({ cacheLimits })` says nothing else. */
const CACHE_LIMITS = { pages: 1024, images: 2048 }

/** The cache handler runs without Payload, whose config has the option. */
const KEY = Symbol.for('voix.cache.limits')

/** @typedef {{ pages: number, images: number }} CacheLimits in megabytes */

/** @param {Partial<CacheLimits>} [limits] */
export function setCacheLimits(limits) {
  const scope = /** @type {{ [KEY]?: CacheLimits }} */ (globalThis)
  scope[KEY] = { ...CACHE_LIMITS, ...limits }
}

/** @param {keyof CacheLimits} cache @returns {number} in bytes */
export function cacheLimit(cache) {
  const scope = /** @type {{ [KEY]?: CacheLimits }} */ (globalThis)
  return (scope[KEY] ?? CACHE_LIMITS)[cache] * MB
}
