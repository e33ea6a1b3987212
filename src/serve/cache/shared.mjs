import { cacheHooks, processState } from '../../tree/processState.mjs'
import { Expiry } from './expiry.mjs'
import { Renders } from './renders.mjs'

/**
 * The state that the cache handler, the pages and the proxy of a process share.
 *
 * @typedef {{ expiry: Expiry, renders: Renders }} Shared
 */

/** @returns {Shared} */
export function shared() {
  return processState('cache', () => {
    const ownWrites = new Set()
    const expiry = new Expiry({ url: process.env.DATABASE_URL ?? '', ownWrites })
    Object.assign(cacheHooks(), { ownWrites, tellPeers: () => expiry.tellPeers() })
    return { expiry, renders: new Renders() }
  })
}
