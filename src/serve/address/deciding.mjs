import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../../tree/processState.mjs'

/**
 * The part of the proxy that the server in front of Next uses. The values are `null` until Next has loaded the proxy.
 *
 * @typedef {object} Deciding
 * @property {((asked: import('./decide').AddressRequest) => Promise<import('./decide').Decision>) | null} decide
 * @property {import('./placeOf.mjs').Addresses | null} addresses the options that `decide` is called with
 * @property {AsyncLocalStorage<import('./decide').Decision>} request the decision that was already made for the request
 */

/** @returns {Deciding} */
export function deciding() {
  return processState('decisions', () => ({ decide: null, addresses: null, request: new AsyncLocalStorage() }))
}
