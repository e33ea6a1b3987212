/**
 * Sends a response in a coding that the browser accepts, or a 304 if the browser has it already.
 *
 * @param {import('./answer.mjs').Answer} answer
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'headers'>} request
 * @param {Pick<import('node:http').ServerResponse, 'writeHead' | 'end'>} response
 */
export function send({ status, bodies }, { method, headers }, response) {
  const taken = codingsOf(headers['accept-encoding'])
  const body = (taken.has('br') && bodies.br) || (taken.has('gzip') && bodies.gzip) || bodies.identity
  if (!body) throw new Error('A response has no body.')
  if (isKnown(headers['if-none-match'], body.etag)) {
    response.writeHead(304, withoutContent(body.headers))
    return void response.end()
  }
  response.writeHead(status, body.headers)
  response.end(method === 'HEAD' ? undefined : body.bytes)
}

/**
 * Returns the codings that `Accept-Encoding` names and does not exclude.
 * @param {string | string[] | undefined} header
 * @returns {ReadonlySet<string>}
 */
function codingsOf(header) {
  const known = remembered.get(String(header))
  if (known) return known
  const named = String(header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.split(';').map((text) => text.trim()))
  const taken = new Set(named.filter(([, q = '']) => !/^q=0(\.0*)?$/.test(q)).map(([name = '']) => name))
  if (remembered.size < 100) remembered.set(String(header), taken)
  return taken
}

/** Browsers send the same few values. @type {Map<string, ReadonlySet<string>>} */
const remembered = new Map()

/** @param {string | undefined} header `If-None-Match` @param {string} etag */
function isKnown(header, etag) {
  if (header === undefined) return false
  return header.split(',').some((one) => one.trim().replace(/^W\//, '') === etag || one.trim() === '*')
}

/** @param {string[]} headers raw */
function withoutContent(headers) {
  return headers.filter((_, at) => !String(headers[at - (at % 2)]).startsWith('content-'))
}
