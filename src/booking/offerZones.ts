import type { PayloadRequest } from 'payload'
import { idOf, siteTimeZone } from 'voix/slices'

/** By whose clocks the days of offers begin and end. */
export interface OfferZones {
  site: string
  /** The time zones of resorts, by the resorts' ids. */
  resorts: ReadonlyMap<string, string>
}

/** The time zone of the site, and those of the resorts that have one of their own. */
export function findOfferZones(req: PayloadRequest): Promise<OfferZones> {
  return Promise.resolve({ site: siteTimeZone(req), resorts: new Map() })
}

/** The time zones in which an offer is for sale: of its resorts, else of the site. */
export function zonesOf(resorts: unknown, zones: OfferZones): string[] {
  const ids = Array.isArray(resorts) ? resorts.map(idOf) : []
  const own = ids.map((id) => (id === null ? undefined : zones.resorts.get(id)) ?? zones.site)
  return own.length > 0 ? [...new Set(own)] : [zones.site]
}

/** All time zones in which offers are for sale. */
export function allZones({ site, resorts }: OfferZones): string[] {
  return [...new Set([site, ...resorts.values()])]
}
