/** A catch-all route's segments as a page's path: decoded, lower case, one leading slash. */
export function pathOf(segments: readonly string[] | undefined): string {
  const decoded = (segments ?? []).map((segment) => {
    try {
      return decodeURIComponent(segment)
    } catch {
      return segment
    }
  })
  return `/${decoded.join('/').normalize('NFC').toLowerCase()}`
}
