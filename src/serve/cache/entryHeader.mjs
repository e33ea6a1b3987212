/**
 * Headers between the server in front, which caches responses, and Next behind it. They are removed from requests of
 * clients and from responses to them.
 */
export const OWN_HEADERS = {
  /** Of a request: it may be served from the cache. */
  asks: 'x-voix-asks',
  /** Of a response with a page: the stamp of its cache entry, or `-`. */
  page: 'x-voix-page',
}

/** The page has no cache entry. */
const NONE = '-'

/**
 * The metadata of a cache entry that decides whether it may be served.
 *
 * @typedef {object} EntryHeader
 * @property {number} lastModified
 * @property {string} snapshot
 * @property {string | null} origin
 * @property {string[]} tags of the entry and of Next's request for it
 * @property {number} [until]
 */

/** @param {import('./pageStore.mjs').Entry} entry @param {readonly string[]} moreTags @returns {EntryHeader} */
export function toEntryHeader({ lastModified, snapshot, origin, tags, until }, moreTags) {
  const isLimited = until !== undefined && until !== Infinity
  return { lastModified, snapshot, origin, tags: [...tags, ...moreTags], ...(isLimited && { until }) }
}

/** @param {EntryHeader | null} stamp */
export function writeEntryHeader(stamp) {
  return stamp ? Buffer.from(JSON.stringify(stamp)).toString('base64url') : NONE
}

/** @param {string} header @returns {EntryHeader | null} */
export function readEntryHeader(header) {
  return header === NONE ? null : JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
}

/** Whether both stamps are of the same render. @param {EntryHeader} one @param {EntryHeader} other */
export function isSameRender(one, other) {
  return one.lastModified === other.lastModified && one.snapshot === other.snapshot && one.origin === other.origin
}
