/**
 * Returns a parsed URL, or `null`.
 * Replaces `URL.canParse`, which rejects hosts with Latin letters such as "ü" once V8 has optimised its caller.
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
