import type { Site } from '../../options/types'

/** The origin at which a site's pages are reached from another site; `null` when it has none of its own. */
export function originOfSite(sites: readonly Site[] | undefined): (siteId: number) => string | null {
  return (siteId) => {
    const site = sites?.find(({ id }) => id === siteId)
    if (!site) return null
    return site.origin ?? (site.hosts[0] ? `https://${site.hosts[0]}` : null)
  }
}

/** The site of an address that names none: plain addresses are the first site's, whatever its number. */
export function siteOrFirst(sites: readonly Pick<Site, 'id'>[], siteId: number): number {
  return sites.some(({ id }) => id === siteId) ? siteId : (sites[0]?.id ?? siteId)
}

/** The site that a host name belongs to; an unknown one shows the first site. */
export function siteOfHost(sites: readonly Pick<Site, 'id' | 'hosts'>[] | undefined, host: string): number {
  const found = sites?.find(({ hosts }) => hosts.some((candidate) => candidate.toLowerCase() === host))
  return found?.id ?? sites?.[0]?.id ?? 0
}
