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

/** By which the plugin has the other servers told (page/expiry/tellServers.ts). */
const TELL = Symbol.for('voix.cache.tellPeers')

/** @returns {Shared} */
export function shared() {
  const scope = /** @type {{ [KEY]?: Shared, [OWN_WRITES]?: Set<string>, [TELL]?: () => Promise<void> }} */ (globalThis)
  const ownWrites = (scope[OWN_WRITES] ??= new Set())
  scope[KEY] ??= { expiry: new Expiry({ url: process.env.DATABASE_URL ?? '', ownWrites }), renders: new Renders() }
  const { expiry } = scope[KEY]
  scope[TELL] ??= () => expiry.tellPeers()
  return scope[KEY]
}
