import { responseCache } from '../serve/cache/responseCache.mjs'
import { deciding } from '../serve/address/deciding.mjs'
import { pageRequestOf } from './pageRequest.mjs'
import { OWN_HEADERS, writeEntryHeader } from '../serve/cache/entryHeader.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => Promise<void>} Handler
 */

/**
 * Wraps Next's handler for the requests that `answerFirst` passes on. Next gets them unchanged, and a response with a
 * page carries the stamp of its cache entry.
 *
 * @param {Handler} next
 * @param {(addresses: import('../serve/address/placeOf.mjs').Addresses) => void} tell is called with the options of the
 *   proxy once they are known
 * @returns {Handler}
 */
export function behind(next, tell) {
  /** @type {import('../serve/address/placeOf.mjs').Addresses | null} */
  let reported = null
  return async (request, response) => {
    const asks = request.headers[OWN_HEADERS.asks]
    for (const name of Object.values(OWN_HEADERS)) delete request.headers[name]
    withOnePolicy(response)
    const decided = asks ? await pageAt(request) : null
    if (!decided) return next(request, response)
    // The server in front needs the whole response, uncompressed.
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete request.headers[name]
    /** @type {{ stamp: import('../serve/cache/entryHeader.mjs').EntryHeader | null }} */
    const own = { stamp: null }
    const { writeHead } = response
    response.writeHead = (/** @type {any[]} */ ...given) => {
      const { addresses } = deciding()
      if (addresses && addresses !== reported) tell((reported = addresses))
      response.setHeader(OWN_HEADERS.page, writeEntryHeader(own.stamp))
      return writeHead.apply(response, /** @type {any} */ (given))
    }
    // The proxy need not decide again.
    await deciding().request.run(decided, () => responseCache().request.run(own, () => next(request, response)))
  }
}

/**
 * Next adds a stored page's headers to those of all responses. Browsers enforce both of two policies, so only the
 * page's own is sent.
 *
 * @param {Response} response
 */
function withOnePolicy(response) {
  const { appendHeader } = response
  response.appendHeader = (name, value) =>
    name.toLowerCase() === 'content-security-policy'
      ? response.setHeader(name, value)
      : appendHeader.call(response, name, value)
}

/**
 * Returns the decision if the request is for a page at a host that a site names, otherwise `null`.
 * @param {Request} request
 */
async function pageAt(request) {
  const { decide } = deciding()
  const { store } = responseCache()
  const pageRequest = decide && store ? pageRequestOf(request) : null
  const decided = decide && pageRequest ? await decide(pageRequest).catch(() => null) : null
  return decided?.kind === 'page' && decided.host !== null ? decided : null
}
