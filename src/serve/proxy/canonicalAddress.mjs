import { readPath, writePath } from '../../tree/address.mjs'

/**
 * The one address under which a page is served and stored: no slash at the end, none doubled, each segment read (NFC, lower case) and written
 * in one way. `null` for what cannot be read: a percent code that is none, and the NUL character.
 *
 * `pathname` is that of a parsed address, which holds no segments of dots. Always a path of this site: what begins with `//` or `/\` would
 * lead to another one. The product's own addresses (`isOwn`) keep their spelling.
 *
 * @param {string} pathname
 * @param {{ isOwn: boolean }} options
 */
export function canonicalAddress(pathname, { isOwn }) {
  const single = pathname.replace(/[/\\]{2,}/g, '/').replace(/^\\/, '/')
  const path = readPath(single)
  if (path === null) return null
  return isOwn ? single.replace(/(?<=.)\/+$/, '') : writePath(path)
}
