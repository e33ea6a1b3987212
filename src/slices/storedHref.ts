import { isSafeHref, safeHref } from './href.mjs'

/**
 * Matches a whole address that was percent-encoded once or more by `encodeURIComponent`: no character that it encodes
 * is left.
 */
const WHOLE = /^(?:\.{0,2}%(?:25)*(?:2f|23|3f)|(?:https?|mailto|tel)%(?:25)*3a)[\w\-.!~*'()%]*$/i

/**
 * Returns an address in its stored form: without surrounding spaces, and with inner spaces percent-encoded. An address
 * that was percent-encoded as a whole is decoded, since it has no valid target. Encoded parts and unsafe addresses are
 * unchanged.
 */
export function storedHref(href: string): string {
  return withoutSpaces(decodedHref(withoutSpaces(href)))
}

function withoutSpaces(href: string): string {
  return safeHref(href)?.replaceAll(' ', '%20') ?? href
}

/** Decodes an address that was percent-encoded as a whole. Any other address is returned unchanged. */
export function repairedHref(href: string): string {
  return isEncodedWhole(href) ? storedHref(href) : href
}

/**
 * Whether an address was percent-encoded as a whole, so that browsers would read it as a relative path or reject it.
 */
export function isEncodedWhole(href: string): boolean {
  return decodedHref(href) !== href
}

function decodedHref(href: string): string {
  let decoded = href
  while (WHOLE.test(decoded)) {
    const next = decodedOnce(decoded)
    if (next === null) return href
    decoded = next
  }
  return isSafeHref(decoded) ? decoded : href
}

function decodedOnce(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
