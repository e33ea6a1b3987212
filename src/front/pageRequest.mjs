/** Parameters with which campaigns recognise their visitors: no page depends on them. */
const TRACKING = /^(utm_\w+|gclid|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|li_fat_id|mc_[ce]id|_ga|_gl)$/
/** A path in its only spelling, which needs no decoding. Others are left to the proxy. */
const PLAIN = /^(?:\/[\w.~-]+)+$|^\/$/
/** Headers that request something other than the page from Next. */
const NEXTS = [
  'rsc',
  'next-action',
  'next-router-state-tree',
  'next-router-prefetch',
  'x-middleware-subrequest',
  'range',
]
const BYPASS = /(?:^|;\s*)(?:__prerender_bypass|__next_preview_data)=/

/**
 * Returns the request as the proxy reads it, if a cached page may be the response; otherwise `null`.
 *
 * @param {Pick<import('node:http').IncomingMessage, 'method' | 'url' | 'headers'>} request
 * @returns {import('../serve/address/decide').AddressRequest | null}
 */
export function pageRequestOf({ method = '', url = '', headers }) {
  if (method !== 'GET' && method !== 'HEAD') return null
  const at = url.indexOf('?')
  const pathname = at < 0 ? url : url.slice(0, at)
  if (!PLAIN.test(pathname) || /\/\.{1,2}(\/|$)/.test(pathname)) return null
  if (NEXTS.some((name) => headers[name] !== undefined) || BYPASS.test(headers.cookie ?? '')) return null
  const searchParams = new URLSearchParams(at < 0 ? '' : url.slice(at))
  if ([...searchParams.keys()].some((name) => name !== 'layout' && !TRACKING.test(name))) return null
  return {
    method,
    pathname,
    searchParams,
    header: (name) => [headers[name]].flat()[0] ?? null,
    cookie: () => undefined,
  }
}
