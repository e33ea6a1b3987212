import type { Booking, BookingEngine } from './booking'

const ENGINE = 'https://booking.solmara.example'

/** Brands with their own path in the booking engine. Others use the group's. */
const BRAND_PATHS: Readonly<Record<string, string>> = {
  'jewel-coast': '/jewel-coast',
  'costa-viva': '/costa-viva',
  'noche-azul': '/noche-azul',
}

/** The demo's booking engine: a path per brand, and a parameter for each value. */
export const bookingEngine: BookingEngine = (booking) => {
  const brand = BRAND_PATHS[booking.brand] ?? ''
  const url = new URL(`${brand}/${booking.flightFrom ? 'packages' : 'stays'}`, ENGINE)
  for (const [name, value] of Object.entries(parametersOf(booking))) {
    if (value !== null && value !== undefined && value !== '') url.searchParams.set(name, String(value))
  }
  return url.href
}

function parametersOf({ resorts, codes, currency, ...booking }: Booking) {
  return {
    hotel: resorts.join(','),
    checkIn: booking.arrival,
    checkOut: booking.departure,
    adults: booking.adults,
    children: booking.children || null,
    rooms: booking.rooms,
    from: booking.flightFrom,
    member: booking.member,
    ...codes,
    currency: codes.coupon ? currency : null,
    lang: booking.language,
  }
}
