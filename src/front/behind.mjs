import { answering } from '../serve/cache/answering.mjs'
import { deciding } from '../serve/address/deciding.mjs'
import { askedBy } from './asked.mjs'
import { OWN_HEADERS, writeStamp } from '../serve/cache/stamp.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => Promise<void>} Handler
 */

/**
 * A handler around Next's, for the requests that `answerFirst` passes on: Next sees them as they came, and its answer with a page tells of
 * which stored entry it is made.
 *
 * @param {Handler} next
 * @param {(addresses: import('../serve/address/placeOf.mjs').Addresses) => void} tell is given what the proxy decides by, once it is known
 * @returns {Handler}
 */
export function behind(next, tell) {
  /** @type {import('../serve/address/placeOf.mjs').Addresses | null} */
  let told = null
  return async (request, response) => {
    const asks = request.headers[OWN_HEADERS.asks]
    for (const name of Object.values(OWN_HEADERS)) delete request.headers[name]
    withOnePolicy(response)
    const decided = asks ? await pageAt(request) : null
    if (!decided) return next(request, response)
    // The whole of it, as it is.
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete request.headers[name]
    /** @type {{ stamp: import('../serve/cache/stamp.mjs').Stamp | null }} */
    const own = { stamp: null }
    const { writeHead } = response
    response.writeHead = (/** @type {any[]} */ ...given) => {
      const { addresses } = deciding()
      if (addresses && addresses !== told) tell((told = addresses))
      response.setHeader(OWN_HEADERS.page, writeStamp(own.stamp))
      return writeHead.apply(response, /** @type {any} */ (given))
    }
    // The proxy need not decide again.
    await deciding().request.run(decided, () => answering().request.run(own, () => next(request, response)))
  }
}

/**
 * Next adds what is stored with a page to the headers of all answers. Of two policies browsers keep to both: a page's own counts alone.
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

/** The decision on a request for a page, at a host that a site names; else `null`. @param {Request} request */
async function pageAt(request) {
  const { decide } = deciding()
  const { store } = answering()
  const asked = decide && store ? askedBy(request) : null
  const decided = decide && asked ? await decide(asked).catch(() => null) : null
  return decided?.kind === 'page' && decided.host !== null ? decided : null
}
