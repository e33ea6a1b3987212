import type { BookableResort, Place } from './booking'
import type { BookingRequest, Problem } from './readBookingRequest'

interface PlaceArgs {
  /** All resorts that can be booked. */
  resorts: readonly BookableResort[]
  asked: Pick<BookingRequest, 'resort' | 'brand' | 'excluded'>
  /** The booked offer: its brand and its resorts, by slug. */
  offer?: { brand: string; resorts: readonly string[] } | null
}

/**
 * Returns the resorts of a brand, in the group's order. For a brand without bookable resorts, returns all of the
 * group's.
 */
export function bookableOf<Resort extends Pick<BookableResort, 'brand'>>(
  resorts: readonly Resort[],
  brand: string,
): readonly Resort[] {
  const own = brand ? resorts.filter((resort) => resort.brand === brand) : []
  return own.length > 0 ? own : resorts
}

/** Returns the common brand of the resorts, or an empty text if they have several. */
export function brandOf(resorts: readonly Pick<BookableResort, 'brand'>[]): string {
  const [brand = '', ...others] = new Set(resorts.map((resort) => resort.brand))
  return others.length === 0 ? brand : ''
}

/** Returns the resorts of a stay: the requested one, or those that the offer, the brand and the page allow. */
export function findPlace({
  resorts,
  asked,
  offer = null,
}: PlaceArgs): { place: Place; problem: null } | { place: null; problem: Problem } {
  const refuse = (message: string) => ({ place: null, problem: { field: 'resort', message } })
  const isOpen = ({ slug }: BookableResort) => !asked.excluded.includes(slug)
  const slug = asked.resort || (offer?.resorts.length === 1 ? offer.resorts[0] : '')
  if (slug) {
    const resort = resorts.find((one) => one.slug === slug)
    if (!resort) return refuse('is not one of ours.')
    if (!isOpen(resort)) return refuse(`${resort.name} cannot be booked from this page.`)
    return { place: { brand: resort.brand, resorts: [resort.code] }, problem: null }
  }
  const brand = offer ? offer.brand : asked.brand
  const ofOffer = resorts.filter((resort) => offer?.resorts.includes(resort.slug))
  const open = (ofOffer.length > 0 ? ofOffer : bookableOf(resorts, brand)).filter(isOpen)
  if (open.length === 0 && resorts.length > 0) return refuse('is left out by this page, as all others are.')
  return { place: { brand, resorts: open.length < resorts.length ? open.map(({ code }) => code) : [] }, problem: null }
}
