const PREFIX = 'until:'

/**
 * The tag of a page that shows something else from a moment on, without anybody writing anything: an offer ends.
 *
 * @param {Date} moment
 */
export function untilTag(moment) {
  return PREFIX + moment.toISOString()
}

/**
 * The first moment that tags name, in milliseconds.
 *
 * @param {Iterable<string>} tags
 */
export function firstMoment(tags) {
  let first = Infinity
  for (const tag of tags) if (tag.startsWith(PREFIX)) first = Math.min(first, Date.parse(tag.slice(PREFIX.length)))
  return first
}
