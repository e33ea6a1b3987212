/**
 * Returns a parsed address, or `null`.
 * Replaces `URL.canParse`, which refuses hosts with Latin letters such as "ü" once Node has optimised its caller.
 *
 * @param {string} text
 * @param {string} [base]
 */
export function parseUrl(text, base) {
  try {
    return new URL(text, base)
  } catch {
    return null
  }
}
