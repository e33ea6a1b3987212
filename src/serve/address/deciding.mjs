import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../../tree/processState.mjs'

/**
 * What the server in front of Next reads of the proxy. `null` until Next has loaded it.
 *
 * @typedef {object} Deciding
 * @property {((asked: import('./decide').Asked) => Promise<import('./decide').Decision>) | null} decide
 * @property {import('./placeOf.mjs').Addresses | null} addresses what it decides by
 * @property {AsyncLocalStorage<import('./decide').Decision>} request what is decided of a request already
 */

/** @returns {Deciding} */
export function deciding() {
  return processState('decisions', () => ({ decide: null, addresses: null, request: new AsyncLocalStorage() }))
}
