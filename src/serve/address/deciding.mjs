import { processState } from '../../tree/processState.mjs'

/**
 * What the server in front of Next reads of the proxy. `null` until Next has loaded it.
 *
 * @typedef {object} Deciding
 * @property {((asked: import('./decide').Asked) => Promise<import('./decide').Decision>) | null} decide
 * @property {import('./placeOf.mjs').Addresses | null} addresses what it decides by
 */

/** @returns {Deciding} */
export function deciding() {
  return processState('decisions', () => ({ decide: null, addresses: null }))
}
