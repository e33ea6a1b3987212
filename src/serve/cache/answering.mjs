import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../../tree/processState.mjs'

/**
 * What the server in front of Next reads of the cache handler.
 *
 * @typedef {object} Answering
 * @property {import('./pageStore.mjs').PageStore | null} store
 * @property {import('../../islands/lean.mjs').Parts | null} parts what the build's lean pages need
 * @property {AsyncLocalStorage<{ stamp: import('./stamp.mjs').Stamp | null }>} request the stored entry that answers a request
 */

/** @returns {Answering} */
export function answering() {
  return processState('answers', () => ({ store: null, parts: null, request: new AsyncLocalStorage() }))
}
