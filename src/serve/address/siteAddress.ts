/** The page that a route shows. */
export interface SiteRoute {
  siteId: number
  path: readonly string[] | undefined
  /** The layout that the address requests; `null`: the page's own. */
  layout: string | null
}

/** Internal addresses: only the proxy rewrites to them, requests from outside get a 404. */
export const SITE_ROUTE = '/_voix/site'

const OWN_LAYOUT = '-'
const [, ...SEGMENTS] = SITE_ROUTE.split('/')

/**
 * Returns the internal address of a page of another site, or in another layout: `/_voix/site/2/-/about`,
 * `/_voix/site/0/jewel/about`.
 */
export function writeSiteAddress({ siteId, layout, pathname }: Omit<SiteRoute, 'path'> & { pathname: string }): string {
  return `${SITE_ROUTE}/${siteId}/${layout ?? OWN_LAYOUT}${pathname === '/' ? '' : pathname}`
}

/**
 * Reads the segments of the site's catch-all route. A plain address belongs to the first site, in the page's own
 * layout.
 */
export function readSiteAddress(segments: readonly string[] | undefined): SiteRoute {
  if (!segments || SEGMENTS.some((segment, index) => segments[index] !== segment)) {
    return { siteId: 0, path: segments, layout: null }
  }
  const [siteId, layout = OWN_LAYOUT, ...path] = segments.slice(SEGMENTS.length)
  return { siteId: Number(siteId), path, layout: layout === OWN_LAYOUT ? null : decodeURIComponent(layout) }
}
