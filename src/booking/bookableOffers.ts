import type { PayloadRequest, Where } from 'payload'
import { addDays, dayAt, dayOf, isFromDay, isUntilDay, placeInDays, startOfDay } from 'voix/slices'
import { allZones, zonesOf, type OfferZones } from './offerZones'

/** The days of an offer, as it is stored, and where it is for sale. */
interface OfferDays {
  startDate?: unknown
  endDate?: unknown
  resorts?: unknown
}

interface Now {
  now: Date
  zones: OfferZones
}

/**
 * Finds the offers that can be booked at a moment: on all of their days, from midnight to midnight where they are for sale. One that is for
 * sale in several time zones can be booked while it is one of its days in any of them.
 */
export function bookableOffers({ now, zones }: Now): Where {
  const within = (timeZone: string): Where[] => {
    const day = dayAt(now, timeZone)
    return [
      { or: [{ endDate: { exists: false } }, isFromDay({ field: 'endDate', day, timeZone })] },
      { or: [{ startDate: { exists: false } }, isUntilDay({ field: 'startDate', day, timeZone })] },
    ]
  }
  const owned = [...zones.resorts]
  if (owned.length === 0) return { and: within(zones.site) }
  const others: Where = {
    or: [{ resorts: { exists: false } }, { resorts: { not_in: owned.map(([resort]) => resort) } }],
  }
  const ofZone = (timeZone: string): Where => ({
    resorts: { in: owned.flatMap(([resort, zone]) => (zone === timeZone ? [resort] : [])) },
  })
  return {
    or: [
      { and: [others, ...within(zones.site)] },
      ...[...new Set(zones.resorts.values())].map((timeZone) => ({ and: [ofZone(timeZone), ...within(timeZone)] })),
    ],
  }
}

/** Whether an offer can be booked at a moment, and when that changes next. The same rule as `bookableOffers()`. */
export function placeOfOffer(
  { startDate, endDate, resorts }: OfferDays,
  { now, zones }: Now,
): { isBookable: boolean; changesAt: Date | null } {
  const places = zonesOf(resorts, zones).map((timeZone) =>
    placeInDays({ first: startDate, last: endDate }, { at: now, timeZone }),
  )
  const within = places.filter(({ place }) => place === 'within')
  const moments = places.flatMap(({ changesAt }) => (changesAt ? [changesAt.getTime()] : []))
  // A booking ends with the last zone's day, and begins with the first zone's.
  const next = within.length > 0 ? Math.max(...moments) : Math.min(...moments)
  return { isBookable: within.length > 0, changesAt: Number.isFinite(next) ? new Date(next) : null }
}

interface Next extends Now {
  req: PayloadRequest
  /** Which offers may be shown. Default: all. */
  among?: readonly Where[]
}

/** So many offers are looked at for the day on which the next one begins. */
const NEXT_OFFERS = 10

/** The moments at which the next offer begins, in every time zone in which it may be for sale. */
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
