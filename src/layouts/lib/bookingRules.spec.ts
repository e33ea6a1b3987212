import { describe, expect, it } from 'vitest'
import type { Json } from 'voix/slices'
import { bookingRules } from './bookingRules'

const signal = (slice: string, value: Json, element = slice) => ({ slice, element, value })

describe('what a page says of its bookings', () => {
  it('is nothing where no slice says anything', () => {
    expect(bookingRules([signal('hero', true)])).toEqual({ widgets: [], hiding: [], rules: [] })
  })

  it('is what each of its slices says, and its own field', () => {
    const signals = [
      signal('booking-dates-limiter', { min: '2027-05-01', max: '' }),
      signal('booking-exclude-resorts', { excluded: ['west-end', 'cenote-luna'] }),
      signal('promo-coupon', { coupon: ['SAND50', 'SEA10'], currency: 'CAD' }),
      signal('identity-verification-promo', { code: 'THANKS20', codeType: 'rate' }),
    ]
    const { rules } = bookingRules(signals, ['halcyon-bay'])
    expect(rules.map(({ signal: from, values }) => [from?.element, Object.fromEntries(values)])).toEqual([
      [undefined, { excluded: 'halcyon-bay' }],
      ['booking-dates-limiter', { min: '2027-05-01' }],
      ['booking-exclude-resorts', { excluded: 'west-end,cenote-luna' }],
      ['promo-coupon', { coupon: 'SAND50,SEA10', currency: 'CAD' }],
      ['identity-verification-promo', { verifiedType: 'rate', verifiedCode: 'THANKS20' }],
    ])
  })

  it('names the widgets on it, and takes the layout’s own away for them or when a slice says so', () => {
    const widget = signal('member-booking-widget', { isWidget: true }, 'a')
    expect(bookingRules([widget])).toMatchObject({ widgets: ['booking-a'], hiding: [widget] })
    const hidden = signal('hide-inline-booking-widget', { isHidden: true })
    expect(bookingRules([hidden])).toMatchObject({ widgets: [], hiding: [hidden] })
  })
})
