import { foldPath } from '../../tree'

/**
 * The one address under which a page is served and stored: no slash at the end, none doubled, each segment decoded, folded (NFC, lower
 * case) and encoded again in one way. `%2F` and `%25` stay codes: decoded they would mean something else. `null` for what cannot be
 * read: a percent code that is none, and the NUL character.
 *
 * `pathname` is that of a parsed address, which holds no segments of dots. Always a path of this site: what begins with `//` or `/\` would
 * lead to another one. The product's own addresses (`isOwn`) keep their spelling.
 */
export function canonicalAddress(pathname: string, { isOwn }: { isOwn: boolean }): string | null {
  const single = pathname.replace(/[/\\]{2,}/g, '/').replace(/^\\/, '/')
  const trimmed = single.length > 1 ? single.replace(/\/+$/, '') || '/' : single
  const segments: string[] = []
  for (const segment of trimmed.split('/')) {
    const text = readSegment(segment)
    if (text === null) return null
    segments.push(isOwn ? segment : writeSegment(foldPath(text)))
  }
  return segments.join('/')
}

/** Whether a whole address can be read, its query included. */
export function isReadable(address: string): boolean {
  return readSegment(address) !== null
}

function readSegment(segment: string): string | null {
  try {
    const text = decodeURIComponent(segment)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

function writeSegment(text: string): string {
  return encodeURI(text).replace(/[/?#]/g, encodeURIComponent)
}
