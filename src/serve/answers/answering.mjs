import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The stored entry that Next answers a request with.
 *
 * @typedef {{ key: string, entry: object, tags: string[] }} Served `tags`: those that Next asks for beside the entry's own
 */

/**
 * What the listener before Next is told by what Next loads, in modules of its own: so it stands on `globalThis`.
 *
 * @typedef {object} Answering
 * @property {((asked: import('../proxy/decide').Asked) => Promise<import('../proxy/decide').Decision>) | null} decide the proxy's
 * @property {import('../cache/pageStore.mjs').PageStore | null} store
 * @property {AsyncLocalStorage<{ served: Served | null }>} request
 */
const KEY = Symbol.for('voix.answers')

/** @returns {Answering} */
export function answering() {
  const scope = /** @type {{ [KEY]?: Answering }} */ (globalThis)
  return (scope[KEY] ??= { decide: null, store: null, request: new AsyncLocalStorage() })
}
