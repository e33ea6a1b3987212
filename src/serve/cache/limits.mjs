import { processState } from '../../tree/processState.mjs'

const MB = 1024 * 1024

/** What may lie on disk, in megabytes, where `voix({ cacheLimits })` says nothing else. */
const CACHE_LIMITS = { pages: 1024, images: 2048 }

/** @typedef {{ pages: number, images: number }} CacheLimits in megabytes */

/** The cache handler runs without Payload, whose config has the option. */
const limitsInForce = () => processState('cacheLimits', () => ({ ...CACHE_LIMITS }))

/** @param {Partial<CacheLimits>} [limits] */
export function setCacheLimits(limits) {
  Object.assign(limitsInForce(), CACHE_LIMITS, limits)
}

/** @param {keyof CacheLimits} cache @returns {number} in bytes */
export function cacheLimit(cache) {
  return limitsInForce()[cache] * MB
}
