import { isOwnPath } from '../tree/pagePath.mjs'
import { parseUrl } from '../tree/parseUrl.mjs'
import { canonicalAddress } from '../serve/address/canonicalAddress.mjs'

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => void} Handle
 */

const METHODS = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS'

/**
 * Checks the target of a request before Next does. Next fails on `TRACE` and `*`, reads the host of a full URL as a
 * part of the path, and redirects doubled slashes to an address that the proxy redirects again.
 *
 * @param {{ otherwise: Handle, addresses: () => { admin: string } | null }} options `addresses`: `null` until they are
 *   known.
 * @returns {Handle}
 */
export function targetFirst({ otherwise, addresses }) {
  return (request, response) => {
    const { method } = request
    if (method === 'TRACE' || method === 'CONNECT') return end(response, 405, { Allow: METHODS })
    if (request.url === '*') return method === 'OPTIONS' ? end(response, 204, { Allow: METHODS }) : end(response, 400)
    if (!request.url?.startsWith('/') && !toPath(request)) return end(response, 400)
    const led = straightened(request.url ?? '', addresses()?.admin)
    if (led === null) return otherwise(request, response)
    end(response, 308, { Location: led })
  }
}

/**
 * Turns a full URL, as proxies receive it, into a path and a `Host` header. Returns `false` if it is not http(s).
 *
 * @param {Request} request
 */
function toPath(request) {
  const given = request.url ?? ''
  const url = /^https?:\/\//i.test(given) ? parseUrl(given) : null
  if (url === null) return false
  const { host, pathname, search } = url
  request.url = pathname + search
  request.headers.host = host
  request.rawHeaders = [
    ...request.rawHeaders.filter((_, at, all) => String(all[at - (at % 2)]).toLowerCase() !== 'host'),
    'Host',
    host,
  ]
  return true
}

/**
 * Returns the redirect target of a path with doubled slashes or backslashes.
 * Returns `null` for other paths, and for those that the proxy refuses.
 *
 * @param {string} url
 * @param {string | undefined} admin
 */
function straightened(url, admin) {
  const [, pathname = '', search = ''] = /^([^?]*)(.*)$/s.exec(url) ?? []
  if (admin === undefined || !/\\|\/\//.test(pathname)) return null
  // The parser resolves dot segments as browsers do.
  const path = parseUrl(`http://own.invalid${pathname.replace(/[/\\]+/g, '/')}`)?.pathname
  if (path === undefined) return null
  // File names of the application may have capitals.
  const isSpelled = isOwnPath(path, admin) || /\.\w+\/?$/.test(path)
  const led = canonicalAddress(path, { isOwn: isSpelled })
  return led === null ? null : led + search
}

/** @param {Response} response @param {number} status @param {Record<string, string>} [headers] */
function end(response, status, headers = {}) {
  response.writeHead(status, {
    ...headers,
    'Cache-Control': 'no-store',
    ...(status === 204 ? {} : { 'Content-Length': '0' }),
  })
  response.end()
}
