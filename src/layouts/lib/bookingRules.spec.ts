import { describe, expect, it } from 'vitest'
import type { Json } from 'voix/slices'
import { bookingRules } from './bookingRules'

const signal = (slice: string, value: Json, element = slice) => ({ slice, element, value })

describe('what a page says of its bookings', () => {
  it('is nothing where no slice says anything', () => {
    expect(bookingRules([])).toEqual({ widgets: [], isHidden: false, values: {} })
  })

  it('is what all its slices say together', () => {
    const signals = [
      signal('booking-dates-limiter', { min: '2027-05-01', max: '2027-10-31' }),
      signal('booking-dates-limiter', { min: '', max: '2027-09-30' }),
      signal('booking-exclude-resorts', { excluded: ['west-end', 'cenote-luna'] }),
      signal('booking-exclude-resorts', { excluded: ['west-end', 'halcyon-bay'] }),
      signal('promo-coupon', { coupon: ['SAND50'], currency: 'CAD' }),
      signal('promo-coupon', { coupon: ['SEA10', 'SAND50'], currency: 'USD' }),
      signal('identity-verification-promo', { code: 'THANKS20', codeType: 'rate' }),
    ]
    expect(bookingRules(signals).values).toEqual({
      min: '2027-05-01',
      max: '2027-09-30',
      excluded: 'west-end,cenote-luna,halcyon-bay',
      coupon: 'SAND50,SEA10',
      currency: 'CAD',
      verifiedType: 'rate',
      verifiedCode: 'THANKS20',
    })
  })

  it('names the widgets on it, and takes the layout’s own away for them or when a slice says so', () => {
    const widget = signal('member-booking-widget', { isWidget: true }, 'a')
    expect(bookingRules([widget])).toMatchObject({ widgets: ['booking-a'], isHidden: true })
    const hidden = signal('hide-inline-booking-widget', { isHidden: true })
    expect(bookingRules([hidden])).toMatchObject({ widgets: [], isHidden: true })
  })
})
