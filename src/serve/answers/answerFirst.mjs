import { LRUCache } from 'lru-cache'
import { compress, toAnswer } from './answer.mjs'
import { answering } from './answering.mjs'
import { askedBy } from './asked.mjs'
import { capture } from './capture.mjs'
import { send } from './send.mjs'

const MOST_BYTES = 32 * 1024 * 1024

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => Promise<void>} Handler
 * @typedef {{ answer: import('./answer.mjs').Answer, served: import('./answering.mjs').Served }} Kept
 */

/**
 * A handler that keeps Next's answers with stored pages, whole, and sends them as long as the page store holds the entry that they were
 * made of, and that entry counts. It is asked at every request, and so are the redirects: an answer is never older than what Next would
 * give. Whatever is not certain is Next's.
 *
 * @param {Handler} next
 * @returns {Handler}
 */
export function answerFirst(next) {
  /** @type {LRUCache<string, Kept>} */
  const kept = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ answer }) => answer.bytes + 1 })

  return async (request, response) => {
    const key = await keyOf(request).catch(() => null)
    if (key === null) return next(request, withOnePolicy(response))
    const known = kept.get(key)
    if (known && (await isCurrent(known.served))) return send(known.answer, request, response)
    withOnePolicy(response)
    if (request.method !== 'GET') return next(request, response)
    const given = { method: request.method, headers: { ...request.headers } }
    // The whole of it, as it is.
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since']) delete request.headers[name]
    /** @type {{ served: import('./answering.mjs').Served | null }} */
    const own = { served: null }
    capture(response, (made) => void finish(made))

    /** @param {import('./answer.mjs').Made} made */
    const finish = async (made) => {
      const answer = toAnswer(made)
      for (const name of response.getHeaderNames()) response.removeHeader(name)
      await compress(answer, ['gzip']).catch(() => {})
      if (own.served && isWhole(made)) {
        const { served } = own
        kept.set(key, { answer, served })
        // The shortest takes a while: nobody waits for it.
        compress(answer, ['br']).then(
          () => kept.get(key)?.answer === answer && kept.set(key, { answer, served }),
          () => {},
        )
      }
      send(answer, given, response)
    }
    await answering().request.run(own, () => next(request, response))
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
  return response
}

/** Under which name an answer to the request is kept; `null`: it is none of a stored page. @param {Request} request */
async function keyOf(request) {
  const { decide, store } = answering()
  const asked = decide && store ? askedBy(request) : null
  if (!decide || !asked) return null
  const decided = await decide(asked)
  if (decided.kind !== 'page' || decided.host === null) return null
  return `${decided.host} ${decided.address ?? asked.pathname}`
}

/** @param {import('./answering.mjs').Served} served */
async function isCurrent({ key, entry, tags }) {
  return (await answering().store?.get(key, tags)) === entry
}

/** Whether everybody may be given it. @param {import('./answer.mjs').Made} made */
function isWhole({ status, headers }) {
  const isPrivate = /private|no-store/.test(String(headers['cache-control'] ?? 'no-store'))
  return [200, 404].includes(status) && !isPrivate && !('set-cookie' in headers) && !('content-encoding' in headers)
}
