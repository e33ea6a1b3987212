/**
 * How an address that a person, a file or a crawler gives becomes one that is stored, compared and asked for. A stored path has readable, folded
 * letters; characters that an address cannot hold as they are (white space, "%", "?" or "*" as a letter) stay percent codes.
 */

import { parseUrl } from './parseUrl.mjs'

/** Texts of addresses that mean the same: Unicode has several ways to write one letter, and visitors type upper case. @param {string} text */
export function foldPath(text) {
  // Lower case may take a letter apart again.
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}

const STRAY_PERCENT = /%(?![0-9a-f]{2})/i
/** Characters that would mean something else without their percent code. */
const RESERVED = /[\s\p{Cc}%/?#\\*]/gu
const UNREADABLE = /[\p{Cs}\0]/u
const WHOLE = /^https?:/i
const ORIGIN = /^https?:[/\\]*[^/\\?#]*/i
const SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * The path of an address, however it is spelled, as paths are stored and compared: one leading slash, none at the end, none doubled, folded.
 * `null` for a path that cannot be read: a percent code that stands for no letter, and the NUL character.
 *
 * @param {string} pathname
 * @returns {string | null}
 */
export function readPath(pathname) {
  const segments = pathname.split('/').filter(Boolean)
  const read = segments.map((segment) => readSegment(segment, foldPath))
  return read.includes(null) ? null : `/${read.join('/')}`
}

/**
 * One segment of a path with readable letters, or `null` for one that cannot be read.
 *
 * @param {string} segment
 * @param {(text: string) => string} [fold] What is done to the text.
 * @returns {string | null}
 */
export function readSegment(segment, fold = (text) => text) {
  if (STRAY_PERCENT.test(segment)) return null
  try {
    // A "*" as it is may be that of a pattern; the code of one is a letter.
    const texts = segment.split('*').map((part) => fold(decodeURIComponent(part)))
    if (texts.some((text) => UNREADABLE.test(text))) return null
    return texts.map((text) => text.replace(RESERVED, codeOf)).join('*')
  } catch {
    return null
  }
}

/** @param {string} character */
function codeOf(character) {
  return character === '*' ? '%2A' : encodeURIComponent(character)
}

/** A path as browsers ask for it: the reverse of `readPath`. @param {string} path */
export function writePath(path) {
  return encodeURI(path)
    .replace(/%25([0-9a-f]{2})/gi, '%$1')
    .replaceAll('%2A', '*')
    .replace(/[?#]/g, encodeURIComponent)
}

/** A part of a stored path as plain text, without percent codes. @param {string} part */
export function plainText(part) {
  return STRAY_PERCENT.test(part) ? part : decodeURIComponent(part)
}

/**
 * An address of a site in its parts: `/old`, or a whole one with its host. `null` for one that cannot be read, or that is no address of a site.
 *
 * @param {string} given
 * @returns {{ host: string | null, path: string, query: string, fragment: string } | null}
 */
export function readAddress(given) {
  const text = given.trim()
  const isWhole = WHOLE.test(text)
  const url = isWhole ? parseUrl(text) : null
  if (isWhole ? url === null : SCHEME.test(text)) return null
  const rest = isWhole ? text.replace(ORIGIN, '') : text
  const [, typed = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(rest) ?? []
  // Browsers ask for a slash in place of a backslash.
  const path = typed.includes('\\') ? null : readPath(typed)
  return path === null ? null : { host: url?.hostname ?? null, path, query, fragment }
}

/**
 * A path as it is stored, from what was typed. What is no path (a whole address, a query) and what is no text stay as they are, to be refused.
 *
 * @param {unknown} value
 * @returns {unknown}
 */
export function normalizePath(value) {
  if (typeof value !== 'string' || value.trim() === '') return value
  const address = readAddress(value)
  const isPath = address !== null && address.host === null && address.query === '' && address.fragment === ''
  return isPath ? address.path : value.trim()
}

/**
 * A host name as requests have it, from what was typed: without a scheme, a port or a path, in ASCII. One that cannot be read stays as it is.
 *
 * @param {string} value
 */
export function readHost(value) {
  const text = value.trim().toLowerCase()
  const whole = WHOLE.test(text) ? text : `http://${text}`
  return (text === '' ? null : parseUrl(whole)?.hostname) ?? text
}
