import { parseUrl } from '../tree/parseUrl.mjs'

/** @type {ReadonlySet<string>} */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/** Characters that browsers drop or fold while they parse an address, which can hide a scheme: `java\tscript:`. */
const INVISIBLE = new RegExp(
  '[\\u0000-\\u001f\\u007f-\\u00a0\\u00ad\\u1680\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u3000\\ufeff]',
)

/** Matches up to the first colon, plain or percent-encoded any number of times. */
const SCHEME = /^([^/?#]*?)(?::|%(?:25)*3a)/i

/** Matches an HTML entity before the path: harmless in React, a scheme in hand-written HTML. */
const ENTITY = /^[^/?]*&(?:#|[a-z]+;)/i

const MAX_LENGTH = 2048

/** The message for an unsafe address. */
export const HREF_RULE = 'Use an address that starts with https://, http://, mailto: or tel:, or with / for this site.'

/**
 * Whether an address may be rendered: `http`, `https`, `mailto`, `tel`, or relative to the site (`/path`, `?query`,
 * `#hash`, `path`). All others are rejected, including those that only look relative (`//host`, `/\host`). All
 * renderers use this function.
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

/** The message for an address that does not belong to a page. */
export const PAGE_HREF_RULE = 'Write an address that starts with https://, or with / for this site.'

/**
 * Whether an address can identify a page: a web address, or a path of this site.
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
  // Resolved dot segments may leave a double slash, which would name a host.
  return pathname.replace(/^\/+/, '/') + search + hash
}

/**
 * Returns a safe address without surrounding spaces, or `null` for an unsafe one.
 *
 * @param {unknown} href
 * @returns {string | null}
 */
export function safeHref(href) {
  return isSafeHref(href) ? trimSpaces(href) : null
}

/** Removes plain spaces only: `trim` would hide other white space from the check. @param {string} href */
function trimSpaces(href) {
  return href.replace(/^ +| +$/g, '')
}

/**
 * A web address must have a host and no credentials, which can disguise one host as another. @param {string} address
 */
function isAbsolute(address) {
  if (/^(?:mailto|tel):[^\s/]/i.test(address)) return true
  const url = /^https?:\/\/[^/?#]/i.test(address) ? parseUrl(address) : null
  return url !== null && url.username === '' && url.password === ''
}
