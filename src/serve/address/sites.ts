import type { Site } from '../../options/types'

/**
 * Returns a function that returns the origin of a site for links from other sites, or `null` if the site has no host of
 * its own.
 */
export function originOfSite(sites: readonly Site[] | undefined): (siteId: number) => string | null {
  return (siteId) => {
    const site = sites?.find(({ id }) => id === siteId)
    if (!site) return null
    return site.origin ?? (site.hosts[0] ? `https://${site.hosts[0]}` : null)
  }
}

/** Returns the site if it exists, otherwise the first site, to which plain addresses belong whatever its id. */
export function siteOrFirst(sites: readonly Pick<Site, 'id'>[], siteId: number): number {
  return sites.some(({ id }) => id === siteId) ? siteId : (sites[0]?.id ?? siteId)
}

/** Returns the id of the site of a host. An unknown host shows the first site. */
export function siteOfHost(sites: readonly Pick<Site, 'id' | 'hosts'>[] | undefined, host: string): number {
  const found = sites?.find(({ hosts }) => hosts.some((candidate) => candidate.toLowerCase() === host))
  return found?.id ?? sites?.[0]?.id ?? 0
}
