/**
 * Headers between the server that keeps answers and Next behind it. From outside they are taken by nobody, and to outside they are not sent.
 */
export const OWN_HEADERS = {
  /** Of a request: a stored page may answer it. */
  asks: 'x-voix-asks',
  /** Of an answer with a page: of which stored entry, or that it is of none. */
  page: 'x-voix-page',
}

/** Of a page that nothing is stored of. */
const NONE = '-'

/**
 * What is known of a stored entry beside its content: by which it counts, or not.
 *
 * @typedef {object} Stamp
 * @property {number} lastModified
 * @property {string} snapshot
 * @property {string | null} origin
 * @property {string[]} tags those that Next asks for beside the entry's own, too
 * @property {number} [until]
 */

/** @param {import('./pageStore.mjs').Entry} entry @param {readonly string[]} moreTags @returns {Stamp} */
export function toStamp({ lastModified, snapshot, origin, tags, until }, moreTags) {
  const isLimited = until !== undefined && until !== Infinity
  return { lastModified, snapshot, origin, tags: [...tags, ...moreTags], ...(isLimited && { until }) }
}

/** @param {Stamp | null} stamp */
export function writeStamp(stamp) {
  return stamp ? Buffer.from(JSON.stringify(stamp)).toString('base64url') : NONE
}

/** @param {string} header @returns {Stamp | null} */
export function readStamp(header) {
  return header === NONE ? null : JSON.parse(Buffer.from(header, 'base64url').toString('utf8'))
}

/** Whether both are of one render. @param {Stamp} one @param {Stamp} other */
export function isSameRender(one, other) {
  return one.lastModified === other.lastModified && one.snapshot === other.snapshot && one.origin === other.origin
}
