/**
 * Reads addresses of users, files and crawlers into the form that is stored and compared. Stored paths have readable,
 * folded letters.
 * White space, "%", "?" and a "*" that is not a pattern stay percent-encoded.
 */

import { parseUrl } from './parseUrl.mjs'

/** Folds the spellings of an address into one: Unicode normal form and lower case. @param {string} text */
export function foldPath(text) {
  // Lower case may decompose a letter again.
  return text.normalize('NFC').toLowerCase().normalize('NFC')
}

const STRAY_PERCENT = /%(?![0-9a-f]{2})/i
/** Characters that have another meaning without their percent code. */
const RESERVED = /[\s\p{Cc}%/?#\\*]/gu
const UNREADABLE = /[\p{Cs}\0]/u
const WHOLE = /^https?:/i
const ORIGIN = /^https?:[/\\]*[^/\\?#]*/i
const SCHEME = /^[a-z][a-z\d+.-]*:/i

/**
 * Returns a path as it is stored: one leading slash, no trailing or doubled slashes, folded letters.
 * Returns `null` for an invalid percent code or a NUL character.
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
 * Decodes one segment of a path. Returns `null` if it cannot be read.
 *
 * @param {string} segment
 * @param {(text: string) => string} [fold] Applied to the decoded text.
 * @returns {string | null}
 */
export function readSegment(segment, fold = (text) => text) {
  if (STRAY_PERCENT.test(segment)) return null
  try {
    // A plain "*" may belong to a pattern. An encoded one is a letter.
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

/** Encodes a stored path for a URL: the reverse of `readPath`. @param {string} path */
export function writePath(path) {
  return encodeURI(path)
    .replace(/%25([0-9a-f]{2})/gi, '%$1')
    .replaceAll('%2A', '*')
    .replace(/[?#]/g, encodeURIComponent)
}

/** Decodes a part of a stored path into plain text. @param {string} part */
export function plainText(part) {
  return STRAY_PERCENT.test(part) ? part : decodeURIComponent(part)
}

/**
 * Splits `/old` or a full URL into its parts. Returns `null` if it cannot be read or is not http(s).
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
  // Browsers replace a backslash with a slash.
  const path = typed.includes('\\') ? null : readPath(typed)
  return path === null ? null : { host: url?.hostname ?? null, path, query, fragment }
}

/**
 * Returns a typed path as it is stored. Other values, such as a URL or a query, are only trimmed, and validation
 * refuses them.
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
 * Returns a typed host name as requests send it: in ASCII, without scheme, port and path. Returns other text in lower
 * case.
 * @param {string} value
 */
export function readHost(value) {
  const text = value.trim().toLowerCase()
  const whole = WHOLE.test(text) ? text : `http://${text}`
  return (text === '' ? null : parseUrl(whole)?.hostname) ?? text
}
