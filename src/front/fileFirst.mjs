import { LRUCache } from 'lru-cache'
import { compress, toAnswer } from './answer.mjs'
import { send } from './send.mjs'

/** A build of the studio has about 9 MB of files, of which an editor's browser requests 4. */
const MOST_BYTES = 32 * 1024 * 1024
const MOST_OF_ONE = 4 * 1024 * 1024
const FILE = /^(?:\/[\w.~-]+)*\/_next\/static\/[\w.~/-]+$/

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => void} Handle
 */

/**
 * Caches the files of a build, compressed once. Their names change with their content, so they are never outdated. Next
 * would compress a file at each request, and runs in another process. All other requests are passed to `otherwise`.
 *
 * @param {{ pass: import('./pass.mjs').Pass, otherwise: Handle }} options
 * @returns {Handle}
 */
export function fileFirst({ pass, otherwise }) {
  /** @type {LRUCache<string, import('./answer.mjs').Answer>} */
  const kept = new LRUCache({ maxSize: MOST_BYTES, sizeCalculation: ({ bytes }) => bytes + 1 })
  /** Brotli takes a while: one file is compressed at a time, and no request waits for it. */
  let shortening = Promise.resolve()

  return (request, response) => {
    const { method, url = '', headers } = request
    const isFile = (method === 'GET' || method === 'HEAD') && FILE.test(url) && headers.range === undefined
    if (!isFile) return otherwise(request, response)
    const known = kept.get(url)
    if (known) return send(known, request, response)
    if (method === 'HEAD') return pass(request, response)
    pass(request, response, {
      mostBytes: MOST_OF_ONE,
      onFile: (made) => void finish(url, made, { request, response }).catch(() => response.destroy()),
    })
  }

  /** @param {string} url @param {import('./answer.mjs').Made} made @param {{ request: Request, response: Response }} asked */
  async function finish(url, made, { request, response }) {
    const answer = toAnswer(made)
    await compress(answer, ['gzip']).catch(() => {})
    kept.set(url, answer)
    send(answer, request, response)
    shortening = shortening
      .then(() => compress(answer, ['br']))
      .then(
        // Set again, so that its new size is counted.
        () => void (kept.peek(url) === answer && kept.set(url, { ...answer })),
        () => {},
      )
  }
}
