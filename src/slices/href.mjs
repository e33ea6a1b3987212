import { parseUrl } from '../tree/parseUrl.mjs'

/** @type {ReadonlySet<string>} */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Characters that browsers drop or fold while they read an address, which lets a scheme hide: `java\tscript:`. */
const INVISIBLE = new RegExp(
  '[\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff]',
)

/** Up to the first colon, written as it is or percent-encoded any number of times. */
const SCHEME = /^([^/?#]*?)(?::|%(?:25)*3a)/i

/** An HTML entity before the path: harmless in React, a scheme in hand-written HTML. */
const ENTITY = /^[^/?]*&(?:#|[a-z]+;)/i

const MAX_LENGTH = 2048

/** What to say where an address is not safe. */
export const HREF_RULE = 'Use an address that starts with https://, http://, mailto: or tel:, or with / for this site.'

/**
 * Whether an address may be rendered: `http`, `https`, `mailto`, `tel`, or relative to the site (`/path`, `?query`,
 * `#hash`, `path`). Everything else is refused, including what only looks relative (`//host`, `/\host`).
 * Every renderer asks this one function.
 *
 * @param {unknown} href
 * @returns {href is string}
 */
export function isSafeHref(href) {
  if (typeof href !== 'string' || href.length > MAX_LENGTH) return false
  const address = trimSpaces(href)
  if (address === '' || INVISIBLE.test(address) || address.includes('\\') || ENTITY.test(address)) return false
  const scheme = SCHEME.exec(address)?.[1]
  if (scheme === undefined) return !address.startsWith('//')
  return SCHEMES.has(`${scheme.toLowerCase()}:`) && isAbsolute(address)
}

/** What to say where an address is none of a page. */
export const PAGE_HREF_RULE = 'Write an address that starts with https://, or with / for this site.'

/**
 * Whether an address may stand for a page: of the web, or a path of this site.
 *
 * @param {unknown} href
 * @returns {href is string}
 */
export function isPageHref(href) {
  return isSafeHref(href) && /^(?:https?:|\/)/i.test(href)
}

/**
 * Returns a path of this site from a visitor's input, encoded for a redirect, or `null` for any other address.
 *
 * @param {unknown} href
 * @returns {string | null}
 */
export function siteHref(href) {
  if (!isSafeHref(href) || !href.startsWith('/')) return null
  const { pathname, search, hash } = new URL(href, 'http://own.invalid')
  // Resolved dot segments may leave a doubled slash, which would name a host.
  return pathname.replace(/^\/+/, '/') + search + hash
}

/**
 * The address when it is safe, else `null`. Surrounding spaces are removed.
 *
 * @param {unknown} href
 * @returns {string | null}
 */
export function safeHref(href) {
  return isSafeHref(href) ? trimSpaces(href) : null
}

/** Only plain spaces: `trim` would hide other white space from the check. @param {string} href */
function trimSpaces(href) {
  return href.replace(/^ +| +$/g, '')
}

/** A web address names a host and no credentials, which serve to pass one host off as another. @param {string} address */
function isAbsolute(address) {
  if (/^(?:mailto|tel):[^\s/]/i.test(address)) return true
  const url = /^https?:\/\/[^/?#]/i.test(address) ? parseUrl(address) : null
  return url !== null && url.username === '' && url.password === ''
}
