import { Expiry } from './expiry.mjs'
import { Renders } from './renders.mjs'

/**
 * Next loads the cache handler, the pages and the proxy as separate modules of one process: what they share stands on
 * `globalThis`.
 *
 * @typedef {{ expiry: Expiry, renders: Renders }} Shared
 */
const KEY = Symbol.for('voix.cache')

/** Where the plugin names the transactions in which it expires tags (plugin/expiry/ownWrites.ts). */
const OWN_WRITES = Symbol.for('voix.cache.ownWrites')

/** @returns {Shared} */
export function shared() {
  const scope = /** @type {{ [KEY]?: Shared, [OWN_WRITES]?: Set<string> }} */ (globalThis)
  const ownWrites = (scope[OWN_WRITES] ??= new Set())
  scope[KEY] ??= { expiry: new Expiry({ url: process.env.DATABASE_URL ?? '', ownWrites }), renders: new Renders() }
  return scope[KEY]
}
