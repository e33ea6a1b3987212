import { readSegment } from '../../tree'

/**
 * A catch-all route's segments as a page's path. The proxy leads visitors to the one spelling of an address; a request that came
 * past it in another one finds no page, as paths are stored folded: what is found is stored in the cache, once per spelling.
 */
export function pathOf(segments: readonly string[] | undefined): string {
  return `/${(segments ?? []).map((segment) => readSegment(segment) ?? segment).join('/')}`
}
