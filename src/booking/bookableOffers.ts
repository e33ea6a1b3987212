import type { PayloadRequest, Where } from 'payload'
import { addDays, dayAt, dayOf, isFromDay, placeInDays, startOfDay } from 'voix/slices'
import { allZones, zonesOf, type OfferZones } from './offerZones'

/** The stored days of an offer, and the resorts that sell it. */
interface OfferDays {
  startDate?: unknown
  endDate?: unknown
  resorts?: unknown
}

interface Now {
  now: Date
  zones: OfferZones
}

interface Input extends Now {
  req: PayloadRequest
}

/**
 * Returns a query for the offers that can be booked at a moment. An offer's days begin and end at midnight in the time
 * zones of its resorts. With several time zones, an offer can be booked while any of them is within its days.
 */
export async function bookableOffers({ req, now, zones }: Input): Promise<Where> {
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000).toISOString()
  const { docs } = await req.payload.find({
    collection: 'specials',
    // Two days more than any time zone needs. Exact conditions for each are more than a visitor's query may hold.
    where: {
      and: [
        { or: [{ endDate: { exists: false } }, { endDate: { greater_than_equal: hours(-48) } }] },
        { or: [{ startDate: { exists: false } }, { startDate: { less_than_equal: hours(48) } }] },
      ],
    },
    select: { startDate: true, endDate: true, resorts: true },
    pagination: false,
    depth: 0,
    // system: the returned query is run with the access of the visitor.
    overrideAccess: true,
    req,
  })
  return { id: { in: docs.filter((offer) => placeOfOffer(offer, { now, zones }).isBookable).map(({ id }) => id) } }
}

/**
 * Returns whether an offer can be booked at a moment, and when that changes next. Follows the rule of
 * `bookableOffers()`.
 */
export function placeOfOffer(
  { startDate, endDate, resorts }: OfferDays,
  { now, zones }: Now,
): { isBookable: boolean; changesAt: Date | null } {
  const places = zonesOf(resorts, zones).map((timeZone) =>
    placeInDays({ first: startDate, last: endDate }, { at: now, timeZone }),
  )
  const within = places.filter(({ place }) => place === 'within')
  const moments = places.flatMap(({ changesAt }) => (changesAt ? [changesAt.getTime()] : []))
  // The sale begins with the first time zone and ends with the last one.
  const next = within.length > 0 ? Math.max(...moments) : Math.min(...moments)
  return { isBookable: within.length > 0, changesAt: Number.isFinite(next) ? new Date(next) : null }
}

interface Next extends Input {
  /** Conditions on the offers. Default: all offers. */
  among?: readonly Where[]
}

/** The number of offers that are read to find the next one that begins. */
const NEXT_OFFERS = 10

/** Returns the moments at which the next offer begins, one for each time zone that may sell it. */
export async function nextOffersAt({ req, now, zones, among = [] }: Next): Promise<Date[]> {
  const all = allZones(zones)
  const days = all.map((timeZone) => ({ timeZone, day: dayAt(now, timeZone) }))
  const [today] = days.sort((a, b) => (a.day < b.day ? -1 : 1))
  if (!today) return []
  const { docs } = await req.payload.find({
    collection: 'specials',
    where: { and: [...among, isFromDay({ field: 'startDate', day: addDays(today.day, 1), timeZone: today.timeZone })] },
    select: { startDate: true },
    sort: 'startDate',
    limit: NEXT_OFFERS,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const [next] = docs.flatMap(({ startDate }) => dayOf(startDate, zones.site) ?? []).sort()
  if (next === undefined) return []
  return all.map((timeZone) => startOfDay(next, timeZone)).filter((moment) => moment > now)
}
