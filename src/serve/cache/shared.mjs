import { Expiry } from './expiry.mjs'
import { Renders } from './renders.mjs'

/**
 * Next loads the cache handler, the pages and the proxy as separate modules of one process: what they share stands on
 * `globalThis`.
 *
 * @typedef {{ expiry: Expiry, renders: Renders }} Shared
 */
const KEY = Symbol.for('voix.cache')

/** @returns {Shared} */
export function shared() {
  const scope = /** @type {Record<symbol, Shared | undefined>} */ (/** @type {unknown} */ (globalThis))
  scope[KEY] ??= { expiry: new Expiry({ url: process.env.DATABASE_URL ?? '' }), renders: new Renders() }
  return scope[KEY]
}
