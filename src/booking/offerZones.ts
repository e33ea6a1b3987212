import type { PayloadRequest } from 'payload'
import { idOf, isTimeZone, siteTimeZone } from 'voix/slices'

/** The time zones in which the days of offers begin and end. */
export interface OfferZones {
  site: string
  /** Maps ids of resorts to their time zones. */
  resorts: ReadonlyMap<string, string>
}

/**
 * Reads the time zone of the site, and those of resorts that set their own. A page that uses them has the tag
 * `resorts`.
 */
export async function findOfferZones(req: PayloadRequest): Promise<OfferZones> {
  const { docs } = await req.payload.find({
    collection: 'resorts',
    where: { timeZone: { exists: true } },
    select: { timeZone: true },
    pagination: false,
    depth: 0,
    // system: an offer's days are the same for all readers, also at a resort that is not published yet.
    overrideAccess: true,
    req,
  })
  const own = docs.flatMap(({ id, timeZone }) => (isTimeZone(timeZone) ? [[String(id), timeZone] as const] : []))
  return { site: siteTimeZone(req), resorts: new Map(own) }
}

/** Returns the time zones of an offer's resorts, or the site's time zone. */
export function zonesOf(resorts: unknown, zones: OfferZones): string[] {
  const ids = Array.isArray(resorts) ? resorts.map(idOf) : []
  const own = ids.map((id) => (id === null ? undefined : zones.resorts.get(id)) ?? zones.site)
  return own.length > 0 ? [...new Set(own)] : [zones.site]
}

/** Returns all time zones of offers. */
export function allZones({ site, resorts }: OfferZones): string[] {
  return [...new Set([site, ...resorts.values()])]
}
