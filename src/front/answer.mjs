import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Shorter bodies are not worth the compression. */
const LEAST = 1024
/** Out of eleven: the two higher levels take ten times as long and save a hundredth of the bytes. */
const QUALITY = 9
const TEXT = /^(text\/|application\/(json|xml|javascript|[\w.-]+\+xml))/
/** Headers that are set per response or per body. */
const OWN = new Set([
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'transfer-encoding',
])

/**
 * @typedef {'identity' | 'gzip' | 'br'} Coding
 * @typedef {{ bytes: Buffer, etag: string, headers: string[] }} Body `headers`: of the whole response, in Node's raw
 *   form
 *
 * @typedef {object} Answer A whole response, which can be sent any number of times.
 * @property {number} status
 * @property {Partial<Record<Coding, Body>>} bodies always `identity`, and shorter codings once they are compressed
 * @property {number} bytes of all bodies
 *
 * @typedef {{ status: number, headers: Record<string, number | string | string[] | undefined>, body: Buffer }} Made as
 *   Next has rendered it
 */

/** @param {Made} made @returns {Answer} */
export function toAnswer({ status, headers, body }) {
  const rest = Object.entries(headers).filter(([name, value]) => value !== undefined && !OWN.has(name.toLowerCase()))
  const hash = createHash('sha1').update(body).digest('base64url')
  /** @type {Answer} */
  const answer = { status, bodies: {}, bytes: 0 }
  addBody(answer, { coding: 'identity', bytes: body, hash, rest: withVary(rest) })
  return answer
}

/** Adds the body in the other codings. @param {Answer} answer @param {readonly Coding[]} codings */
export async function compress(answer, codings) {
  const { identity } = answer.bodies
  if (!identity || identity.bytes.length < LEAST || !TEXT.test(typeOf(identity))) return
  const rest = pairs(identity.headers).filter(([name]) => !OWN.has(name))
  const hash = identity.etag.slice(1, -1)
  for (const coding of codings) {
    const bytes = coding === 'gzip' ? await toGzip(identity.bytes) : await toBrotli(identity.bytes)
    addBody(answer, { coding, bytes, hash: `${hash}-${coding}`, rest })
  }
}

/** @param {Answer} answer @param {{ coding: Coding, bytes: Buffer, hash: string, rest: [string, unknown][] }} body */
function addBody(answer, { coding, bytes, hash, rest }) {
  const etag = `"${hash}"`
  const own = [
    ['etag', etag],
    ['content-length', String(bytes.length)],
    ...(coding === 'identity' ? [] : [['content-encoding', coding]]),
  ]
  const headers = [...rest, ...own].flatMap(([name, value]) =>
    [value].flat().flatMap((one) => [String(name), String(one)]),
  )
  answer.bodies[coding] = { bytes, etag, headers }
  answer.bytes += bytes.length
}

/** @param {[string, unknown][]} headers */
function withVary(headers) {
  const [, vary = ''] = headers.find(([name]) => name.toLowerCase() === 'vary') ?? []
  if (/accept-encoding/i.test(String(vary))) return headers
  const others = headers.filter(([name]) => name.toLowerCase() !== 'vary')
  return [...others, ['vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', ')]]
}

/** @param {Body} body */
function typeOf({ headers }) {
  return pairs(headers).find(([name]) => name === 'content-type')?.[1] ?? ''
}

/** @param {string[]} raw @returns {[string, string][]} */
function pairs(raw) {
  return Array.from({ length: raw.length / 2 }, (_, at) => [String(raw[2 * at]).toLowerCase(), String(raw[2 * at + 1])])
}

/** @type {(bytes: Buffer) => Promise<Buffer>} */
const toGzip = promisify(gzip)

/** @param {Buffer} bytes @returns {Promise<Buffer>} */
function toBrotli(bytes) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  return promisify(brotliCompress)(bytes, { params })
}
