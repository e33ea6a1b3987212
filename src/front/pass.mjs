import { Agent, request as ask } from 'node:http'
import { withoutForged } from '../options/forwarded.mjs'
import { OWN_HEADERS } from '../serve/cache/entryHeader.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 *
 * @typedef {object} PageOptions
 * @property {(made: import('./answer.mjs').Made, header: string) => void} onPage is called with a whole response with a
 *   page and its stamp, instead of sending it to the visitor
 * @property {boolean} [isKept] an earlier response is cached: the request skips the queue
 * @property {() => void} [onRefused] is called instead of a refusal if the server behind does not respond
 *
 * @typedef {object} FileOptions
 * @property {(made: import('./answer.mjs').Made) => void} onFile is called with a whole, uncompressed file that never
 *   changes, instead of sending it to the visitor
 * @property {number} mostBytes longer files are sent to the visitor
 *
 * @typedef {PageOptions | FileOptions} PassOptions
 *
 * @typedef {(request: Request, response: Response, options?: PassOptions) => void} Pass
 */

/** Headers of a single connection. */
const HOP = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  // Handled by the server that received the request.
  'expect',
  ...Object.values(OWN_HEADERS),
])
/** Request headers that lead to a partial or compressed response. */
const LESS = ['accept-encoding', 'if-none-match', 'if-modified-since']
/** A page's tags are sent in a header. */
const MOST_HEADERS = 8 * 1024 * 1024

/**
 * Passes requests to a server behind this one, and its responses back, both unchanged. If one side disconnects, the
 * other one is closed. An offer of another protocol (`Upgrade`) is not passed on: the request is handled as a plain
 * one.
 *
 * @param {string} socketPath the socket of the server behind
 */
export function passTo(socketPath) {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 64 })

  /** @param {Request} request @param {string[]} more raw headers @param {readonly string[]} [less] names of headers */
  const open = (request, more, less = []) => {
    const sent = without(less, withoutHop(request.rawHeaders))
    const headers = [...withoutForged(sent, request.socket.remoteAddress), ...more]
    const { method, url: path } = request
    // As an array, headers are sent as they came, including duplicates.
    const options = { socketPath, agent, method, path, setHost: false, maxHeaderSize: MOST_HEADERS }
    return ask({ ...options, headers: /** @type {any} */ (headers) })
  }

  /** @type {Pass} */
  const pass = (request, response, options) => {
    const onPage = options && 'onPage' in options ? options.onPage : null
    const onRefused = (options && 'onRefused' in options && options.onRefused) || (() => refuse(response))
    const file = options && 'onFile' in options ? options : null
    const more = [...lengthOf(request), ...(onPage ? [OWN_HEADERS.asks, '1'] : [])]
    const passed = open(request, more, file ? LESS : [])
    let isAnswered = false
    passed.on('response', (answer) => {
      isAnswered = true
      const { statusCode = 502, statusMessage } = answer
      answer.on('error', () => response.destroy())
      answer.on('end', () => {
        if (request.complete) return
        // The rest of the request is not needed after the response.
        request.unpipe(passed).resume()
        passed.destroy()
      })
      const page = answer.headers[OWN_HEADERS.page]
      if (onPage && typeof page === 'string') return void collect(answer, (made) => onPage(made, page))
      if (file && isWholeFile(answer, file.mostBytes)) return void collect(answer, file.onFile)
      response.writeHead(statusCode, statusMessage, withoutHop(answer.rawHeaders))
      // A client of an event stream gets the headers at once.
      response.flushHeaders()
      answer.pipe(response)
    })
    passed.on('error', () => {
      // The rest of the request is discarded. A response that came before its end stays valid.
      request.unpipe(passed).resume()
      if (!isAnswered) onRefused()
    })
    response.on('close', () => {
      if (!response.writableFinished) passed.destroy()
    })
    request.pipe(passed)
  }

  return { pass, close: () => agent.destroy() }
}

const STARTING = 'The site is being started. Try again in a moment.'

/** Sends a 503 in place of a response of Next. @param {Response} response @param {string} [message] */
export function refuse(response, message = STARTING) {
  if (response.headersSent) return void response.destroy()
  response.writeHead(503, {
    'content-type': 'text/plain; charset=utf-8',
    'retry-after': '1',
    'cache-control': 'no-store',
  })
  response.end(message)
}

/** @param {Request} answer @param {(made: import('./answer.mjs').Made) => void} done */
function collect(answer, done) {
  /** @type {Buffer[]} */
  const chunks = []
  answer.on('data', (chunk) => chunks.push(chunk))
  answer.on('end', () => {
    const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !HOP.has(name)))
    done({ status: answer.statusCode ?? 502, headers, body: Buffer.concat(chunks) })
  })
}

/**
 * Returns the header that marks the end of a body. Without one Node would add its own for some methods.
 * @param {Request} request
 */
function lengthOf({ method, headers }) {
  if ('transfer-encoding' in headers) return ['transfer-encoding', 'chunked']
  return 'content-length' in headers || method === 'GET' || method === 'HEAD' ? [] : ['content-length', '0']
}

/** @param {Request} answer @param {number} mostBytes */
function isWholeFile({ statusCode, headers }, mostBytes) {
  const isFinal = /\bimmutable\b/.test(headers['cache-control'] ?? '') && headers['content-encoding'] === undefined
  return statusCode === 200 && isFinal && Number(headers['content-length']) <= mostBytes
}

/** @param {readonly string[]} raw */
function withoutHop(raw) {
  return raw.filter((_, at) => !HOP.has(nameAt(raw, at)))
}

/** @param {readonly string[]} names @param {string[]} raw */
function without(names, raw) {
  return names.length === 0 ? raw : raw.filter((_, at) => !names.includes(nameAt(raw, at)))
}

/**
 * Returns the name of the header that an entry belongs to: names and values alternate.
 * @param {readonly string[]} raw
 * @param {number} at
 */
function nameAt(raw, at) {
  return String(raw[at - (at % 2)]).toLowerCase()
}
