/** The types of codes of the booking engine, by the names of its parameters. */
export const CODE_TYPES = ['promo', 'coupon', 'rate', 'group'] as const

export type CodeType = (typeof CODE_TYPES)[number]

/** The endpoint for widgets and offers, which redirects to the booking engine. */
export const BOOKING_ADDRESS = '/api/booking'

/** Returns the address that books an offer from a page, in its language and with the visitor's codes. */
export function offerAddress(slug: string, { path, languageCode }: { path: string; languageCode: string }): string {
  return `${BOOKING_ADDRESS}?${new URLSearchParams({ offer: slug, page: path, language: languageCode }).toString()}`
}

/** The endpoint that starts the verification of a visitor, and to which the identity provider redirects. */
export const IDENTITY_ADDRESS = '/api/booking/identity'

/** Cookie that lets the page's scripts know that the visitor is verified. It is not a proof. */
export const VERIFIED_HINT = 'voix-verified'

/** Maximum values of a widget. */
export const MOST = { adults: 8, children: 6, rooms: 5 } as const

export interface BookableResort {
  slug: string
  name: string
  /** The resort's code in the booking engine. */
  code: string
  /** Slug of its brand. */
  brand: string
  country: string
}

/** Resorts of a stay. */
export interface Place {
  /** Slug of the brand at which it is booked. Empty for the group. */
  brand: string
  /** Codes of the resorts that the visitor can choose from. Empty for all resorts. */
  resorts: string[]
}

/** The stay of a booking. Values that the visitor did not enter are `null`. */
export interface Booking extends Place {
  /** A day, such as `2027-03-01`. */
  arrival: string | null
  departure: string | null
  adults: number
  children: number
  rooms: number
  codes: Partial<Record<CodeType, string>>
  /** Currency of the coupon (ISO 4217). */
  currency: string | null
  /** Airport of departure (IATA), for a package with a flight. */
  flightFrom: string | null
  member: string | null
  language: string
}

/** Returns the booking engine's address for a booking: absolute, with `https`. */
export type BookingEngine = (booking: Booking) => string

export function isCodeType(value: unknown): value is CodeType {
  return CODE_TYPES.includes(value as CodeType)
}

/** `SUN10, SAND5` -> `['SUN10', 'SAND5']`. Codes consist of letters, digits and hyphens; other words are dropped. */
export function toCodes(text: unknown): string[] {
  if (typeof text !== 'string') return []
  const codes = text.split(/[\s,;]+/).map((code) => code.toUpperCase())
  return [...new Set(codes.filter((code) => /^[A-Z0-9][A-Z0-9-]{0,31}$/.test(code)))]
}
