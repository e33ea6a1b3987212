import { readPath, writePath } from '../../tree/address.mjs'

/**
 * Returns the one address of a page: no trailing or doubled slashes, and one spelling of each segment (NFC, lower case).
 * Returns `null` for an invalid percent code or a NUL character. The result never begins with `//`, which would name a host.
 *
 * @param {string} pathname From a parsed URL, without dot segments.
 * @param {{ isOwn: boolean }} options `isOwn`: an address of the product or the application, which keeps its spelling.
 */
export function canonicalAddress(pathname, { isOwn }) {
  const single = pathname.replace(/[/\\]{2,}/g, '/').replace(/^\\/, '/')
  const path = readPath(single)
  if (path === null) return null
  return isOwn ? single.replace(/(?<=.)\/+$/, '') : writePath(path)
}
