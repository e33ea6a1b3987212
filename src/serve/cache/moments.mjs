const PREFIX = 'until:'

/**
 * Returns the tag of a page that changes at a moment without a write, for example when an offer ends.
 *
 * @param {Date} moment
 */
export function untilTag(moment) {
  return PREFIX + moment.toISOString()
}

/**
 * Returns the earliest moment of the tags in milliseconds, or `Infinity`.
 *
 * @param {Iterable<string>} tags
 */
export function firstMoment(tags) {
  let first = Infinity
  for (const tag of tags) if (tag.startsWith(PREFIX)) first = Math.min(first, Date.parse(tag.slice(PREFIX.length)))
  return first
}
