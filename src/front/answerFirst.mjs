import { LRUCache } from 'lru-cache'
import { isCurrent } from '../serve/cache/isCurrent.mjs'
import { shared } from '../serve/cache/shared.mjs'
import { placeOf } from '../serve/address/placeOf.mjs'
import { compress, toAnswer } from './answer.mjs'
import { pageRequestOf } from './pageRequest.mjs'
import { refuse } from './pass.mjs'
import { send } from './send.mjs'
import { isSameRender, readEntryHeader } from '../serve/cache/entryHeader.mjs'

const MOST_BYTES = 32 * 1024 * 1024

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {import('../serve/address/placeOf.mjs').Addresses} Addresses
 * @typedef {{ answer: import('./answer.mjs').Answer, entry: import('../serve/cache/entryHeader.mjs').EntryHeader, checked: number }} Kept
 *
 * @typedef {object} Behind Next, in a process of its own.
 * @property {import('./pass.mjs').Pass} pass
 * @property {() => Addresses | null} addresses the options of its proxy; `null` until they are known
 * @property {() => boolean} isThere
 */

/**
 * Caches Next's responses with cached pages, and serves them while their cache entries are current. Each request checks
 * the expired tags and the redirects with the cache's and the proxy's own functions, so a response is never older than
 * Next's. Uncertain cases are passed to Next. While Next is down, the last known state counts, as for any server
 * without its database.
 *
 * @param {Behind} behind
 */
export function answerFirst({ pass, addresses, isThere }) {
  /** @type {LRUCache<string, Kept>} */
  const kept = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ answer }) => answer.bytes + 1 })

  /** @param {Request} request @param {Response} response */
  const handle = async (request, response) => {
    const pageRequest = pageRequestOf(request)
    if (!pageRequest) return pass(request, response)
    const key = await keyOf(pageRequest, addresses()).catch(() => null)
    const known = key === null ? undefined : kept.get(key)
    if (known && (await counts(known))) return send(known.answer, request, response)
    if (request.method !== 'GET') return pass(request, response)
    pass(request, response, {
      isKept: known !== undefined,
      onPage: (made, header) => void finish(made, readEntryHeader(header)).catch(() => response.destroy()),
      // If Next is too busy to accept the request, it counts as down.
      onRefused: () => void lastKnown(known).catch(() => response.destroy()),
    })

    /** @param {Kept | undefined} known */
    const lastKnown = async (known) => {
      if (known && (await isCurrent(known, shared().expiry))) send(known.answer, request, response)
      else refuse(response)
    }

    /** @param {import('./answer.mjs').Made} made @param {import('../serve/cache/entryHeader.mjs').EntryHeader | null} entry */
    const finish = async (made, entry) => {
      const at = key ?? (await keyOf(pageRequest, addresses()).catch(() => null))
      const same = at !== null && entry ? kept.get(at) : undefined
      // A cached response is already compressed.
      if (same && entry && isSameRender(same.entry, entry)) return send(same.answer, request, response)
      const answer = toAnswer(made)
      await compress(answer, ['gzip']).catch(() => {})
      if (at !== null && entry && isWhole(made)) keep(at, { answer, entry, checked: -1 })
      send(answer, request, response)
    }
  }

  /** @param {string} key @param {Kept} own */
  const keep = (key, own) => {
    kept.set(key, own)
    // Brotli takes a while: no request waits for it.
    compress(own.answer, ['br']).then(
      () => kept.get(key) === own && kept.set(key, { ...own }),
      () => {},
    )
  }

  /** @param {Kept} known */
  const counts = async (known) => {
    const { expiry } = shared()
    await expiry.ready()
    // Without notifications of expired tags the request is passed to Next, whose own connection may work.
    return (expiry.isCurrent || !isThere()) && isCurrent(known, expiry)
  }

  return handle
}

/**
 * Returns the key of the cached response; `null` if the request is redirected or cannot be cached.
 *
 * @param {import('../serve/address/decide').AddressRequest} pageRequest
 * @param {Addresses | null} addresses
 */
async function keyOf(pageRequest, addresses) {
  if (!addresses) return null
  // Such an address has no percent codes (`askedBy`).
  const { redirect, known, layout } = await placeOf({ ...pageRequest, path: pageRequest.pathname }, addresses)
  return redirect || known === null ? null : `${known} ${layout ?? ''} ${pageRequest.pathname}`
}

/** Whether the response is the same for all visitors. @param {import('./answer.mjs').Made} made */
function isWhole({ status, headers }) {
  const isPrivate = /private|no-store/.test(String(headers['cache-control'] ?? 'no-store'))
  return [200, 404].includes(status) && !isPrivate && !('set-cookie' in headers) && !('content-encoding' in headers)
}
