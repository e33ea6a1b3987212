import { readSegment } from '../../tree'

/**
 * Returns a catch-all route's segments as a page's path. The proxy redirects to the one spelling of an address. A
 * request in another spelling that bypasses it finds no page, since paths are stored folded: otherwise each spelling
 * would be cached.
 */
export function pathOf(segments: readonly string[] | undefined): string {
  return `/${(segments ?? []).map((segment) => readSegment(segment) ?? segment).join('/')}`
}
