import { processState } from '../../tree/processState.mjs'

const MB = 1024 * 1024

/** The default limits of the caches on disk in megabytes; `voix({ cacheLimits })` overrides them. */
const CACHE_LIMITS = { pages: 1024, images: 2048 }

/** @typedef {{ pages: number, images: number }} CacheLimits in megabytes */

/** In the state of the process: the cache handler runs without Payload, whose config has the option. */
const limitsInForce = () => processState('cacheLimits', () => ({ ...CACHE_LIMITS }))

/** @param {Partial<CacheLimits>} [limits] */
export function setCacheLimits(limits) {
  Object.assign(limitsInForce(), CACHE_LIMITS, limits)
}

/** @param {keyof CacheLimits} cache @returns {number} in bytes */
export function cacheLimit(cache) {
  return limitsInForce()[cache] * MB
}
