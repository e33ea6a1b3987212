/** The kinds of codes that the booking engine knows, each by the name of its parameter. */
export const CODE_TYPES = ['promo', 'coupon', 'rate', 'group'] as const

export type CodeType = (typeof CODE_TYPES)[number]

/** Where widgets and offers send visitors: the engine's address is made there. */
export const BOOKING_ADDRESS = '/api/booking'

/** Where an offer is booked from a page: in its language, with the codes that visitors have there. */
export function offerAddress(slug: string, { path, languageCode }: { path: string; languageCode: string }): string {
  return `${BOOKING_ADDRESS}?${new URLSearchParams({ offer: slug, page: path, language: languageCode }).toString()}`
}

/** Where the identity provider sends visitors back to, and where they begin. */
export const IDENTITY_ADDRESS = '/api/booking/identity'

/** Says to the page's scripts that the visitor is verified; it proves nothing. */
export const VERIFIED_HINT = 'voix-verified'

/** The most that a widget offers. */
export const MOST = { adults: 8, children: 6, rooms: 5 } as const

export interface BookableResort {
  slug: string
  name: string
  /** The resort's name in the engine. */
  code: string
  /** Slug of its brand. */
  brand: string
  country: string
}

/** Where a stay may be. */
export interface Place {
  /** Slug of the brand at which it is booked; empty: at the group. */
  brand: string
  /** The resorts that are open to the visitor, by their names in the engine. Empty: all of them. */
  resorts: string[]
}

/** A stay as the engine is asked for it. What the visitor left open is `null`. */
export interface Booking extends Place {
  /** Days: `2027-03-01`. */
  arrival: string | null
  departure: string | null
  adults: number
  children: number
  rooms: number
  codes: Partial<Record<CodeType, string>>
  /** Of the coupon: ISO 4217. */
  currency: string | null
  /** With a flight: the airport of departure, IATA. */
  flightFrom: string | null
  member: string | null
  language: string
}

/** The engine's address for a booking: `https` and absolute. */
export type BookingEngine = (booking: Booking) => string

export function isCodeType(value: unknown): value is CodeType {
  return CODE_TYPES.includes(value as CodeType)
}

/** `SUN10, SAND5` -> `['SUN10', 'SAND5']`: codes are letters, digits and hyphens; whatever else was typed is none. */
export function toCodes(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const codes = text.split(/[\s,;]+/).map((code) => code.toUpperCase())
  return [...new Set(codes.filter((code) => /^[A-Z0-9][A-Z0-9-]{0,31}$/.test(code)))]
}
