import { signalsFrom, type Signal } from 'voix/render'

/** Slices that are widgets themselves: where one stands, the layout's own is not wanted. */
const WIDGETS = ['inline-booking-widget', 'inline-flight-booking-widget', 'member-booking-widget']

/** What a page says of the bookings that are made from it. */
export interface BookingRules {
  /** DOM ids of the widgets on the page. */
  widgets: string[]
  /** Whether the layout's own widget is not shown. */
  isHidden: boolean
  /** Values that go with every booking, by the name of their parameter. */
  values: Record<string, string>
}

/** Reads the signals of the page's slices; `notBooked`: resorts that the page itself leaves out. */
export function bookingRules(signals: readonly Signal[], notBooked: readonly string[] = []): BookingRules {
  const limits = signalsFrom<{ min: string; max: string }>(signals, 'booking-dates-limiter')
  const excluded = signalsFrom<{ excluded: string[] }>(signals, 'booking-exclude-resorts').flatMap(
    (told) => told.excluded,
  )
  const coupons = signalsFrom<{ coupon: string[]; currency: string }>(signals, 'promo-coupon')
  const [identity] = signalsFrom<{ code: string; codeType: string }>(signals, 'identity-verification-promo')
  const widgets = signals.filter(({ slice }) => WIDGETS.includes(slice)).map(({ element }) => `booking-${element}`)
  const values = {
    // Of several limits all hold.
    min: limits
      .map(({ min }) => min)
      .sort()
      .at(-1),
    max: limits
      .map(({ max }) => max)
      .filter(Boolean)
      .sort()[0],
    excluded: [...new Set([...notBooked, ...excluded])].filter(Boolean).join(','),
    coupon: [...new Set(coupons.flatMap(({ coupon }) => coupon))].join(','),
    currency: coupons[0]?.currency,
    verifiedType: identity?.codeType,
    verifiedCode: identity?.code,
  }
  return {
    widgets,
    isHidden: widgets.length > 0 || signalsFrom(signals, 'hide-inline-booking-widget').length > 0,
    values: Object.fromEntries(Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1]))),
  }
}
