import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '../../tree/processState.mjs'

/**
 * The part of the cache handler that the server in front of Next uses.
 *
 * @typedef {object} ResponseCache
 * @property {import('./pageStore.mjs').PageStore | null} store
 * @property {import('../../islands/lean.mjs').Parts | null} parts what the lean pages of the build need
 * @property {AsyncLocalStorage<{ stamp: import('./entryHeader.mjs').EntryHeader | null }>} request the cache entry that the
 *   response of the request comes from
 */

/** @returns {ResponseCache} */
export function responseCache() {
  return processState('answers', () => ({ store: null, parts: null, request: new AsyncLocalStorage() }))
}
