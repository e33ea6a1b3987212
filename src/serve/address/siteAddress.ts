/** Which page a route shows. */
export interface SiteRoute {
  siteId: number
  path: readonly string[] | undefined
  /** The layout that the address asks for; `null`: the page's own. */
  layout: string | null
}

/** Nobody reaches these addresses from outside: the proxy alone writes them. */
export const SITE_ROUTE = '/_voix/site'

const OWN_LAYOUT = '-'
const [, ...SEGMENTS] = SITE_ROUTE.split('/')

/** A page of another site, or in another layout: `/_voix/site/2/-/about`, `/_voix/site/0/jewel/about`. */
export function writeSiteAddress({ siteId, layout, pathname }: Omit<SiteRoute, 'path'> & { pathname: string }): string {
  return `${SITE_ROUTE}/${siteId}/${layout ?? OWN_LAYOUT}${pathname === '/' ? '' : pathname}`
}

/** Reads the segments of the site's catch-all route: a plain address is the first site's, in its own layout. */
export function readSiteAddress(segments: readonly string[] | undefined): SiteRoute {
  if (!segments || SEGMENTS.some((segment, index) => segments[index] !== segment)) {
    return { siteId: 0, path: segments, layout: null }
  }
  const [siteId, layout = OWN_LAYOUT, ...path] = segments.slice(SEGMENTS.length)
  return { siteId: Number(siteId), path, layout: layout === OWN_LAYOUT ? null : decodeURIComponent(layout) }
}
