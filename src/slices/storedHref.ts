import { isSafeHref, safeHref } from './href.mjs'

/** A whole address percent-encoded once or more, as `encodeURIComponent` does it: nothing that it encodes is left in it. */
const WHOLE = /^(?:\.{0,2}%(?:25)*(?:2f|23|3f)|(?:https?|mailto|tel)%(?:25)*3a)[\w\-.!~*'()%]*$/i

/**
 * An address as it is stored: without spaces around it, with those inside it percent-encoded. One that was percent-encoded as a whole is what it was
 * before: it leads nowhere. What is encoded within an address stays, and so does an address that is not safe.
 */
export function storedHref(href: string): string {
  return withoutSpaces(decodedHref(withoutSpaces(href)))
}

function withoutSpaces(href: string): string {
  return safeHref(href)?.replaceAll(' ', '%20') ?? href
}

/** An address that was percent-encoded as a whole, as it was before, ready to be stored; any other as it is. */
export function repairedHref(href: string): string {
  return isEncodedWhole(href) ? storedHref(href) : href
}

/** Whether an address was percent-encoded as a whole, so that browsers read a path beside the page, or nothing. */
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
