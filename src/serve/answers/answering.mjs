import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * What the listener around Next is told by what Next loads, in modules of its own: so it stands on `globalThis`.
 *
 * @typedef {object} Answering
 * @property {((asked: import('../proxy/decide').Asked) => Promise<import('../proxy/decide').Decision>) | null} decide the proxy's
 * @property {import('../proxy/placeOf.mjs').Addresses | null} addresses what it decides by
 * @property {import('../cache/pageStore.mjs').PageStore | null} store
 * @property {import('../cache/lean.mjs').Parts | null} parts what the build's lean pages need
 * @property {AsyncLocalStorage<{ stamp: import('./stamp.mjs').Stamp | null }>} request with which stored entry it is answered
 */
const KEY = Symbol.for('voix.answers')

/** @returns {Answering} */
export function answering() {
  const scope = /** @type {{ [KEY]?: Answering }} */ (globalThis)
  return (scope[KEY] ??= { decide: null, addresses: null, store: null, parts: null, request: new AsyncLocalStorage() })
}
