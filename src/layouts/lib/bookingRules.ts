import type { Signal } from 'voix/render'

/** Slices that are booking widgets: they replace the layout's own. */
const WIDGETS = ['inline-booking-widget', 'inline-flight-booking-widget', 'member-booking-widget']
const HIDING = [...WIDGETS, 'hide-inline-booking-widget']

/** The rule of one element for bookings from the page: values by the name of their parameter. */
export interface BookingRule {
  /** Left out for a rule of the page itself. */
  signal?: Signal
  values: [name: string, value: string][]
}

/** The rules of a page for bookings. Rules with the same parameter are merged when a booking form reads them. */
export interface BookingRules {
  /** DOM ids of the widgets on the page. */
  widgets: string[]
  /** The signals that hide the layout's own widget. */
  hiding: Signal[]
  rules: BookingRule[]
}

const VALUES: Readonly<Record<string, (value: Signal['value']) => Record<string, string>>> = {
  'booking-dates-limiter': (value) => value as { min: string; max: string },
  'booking-exclude-resorts': (value) => ({ excluded: (value as { excluded: string[] }).excluded.join(',') }),
  'promo-coupon': (value) => {
    const { coupon, currency } = value as { coupon: string[]; currency: string }
    return { coupon: coupon.join(','), currency }
  },
  'identity-verification-promo': (value) => {
    const { code, codeType } = value as { code: string; codeType: string }
    return { verifiedType: codeType, verifiedCode: code }
  },
}

/** Reads the signals of the page's slices. @param notBooked resorts that the page itself excludes */
export function bookingRules(signals: readonly Signal[], notBooked: readonly string[] = []): BookingRules {
  const own = { values: filled({ excluded: notBooked.join(',') }) }
  const value = signals.map((signal) => ({ signal, values: filled(VALUES[signal.slice]?.(signal.value) ?? {}) }))
  return {
    widgets: signals.filter(({ slice }) => WIDGETS.includes(slice)).map(({ element }) => `booking-${element}`),
    hiding: signals.filter(({ slice }) => HIDING.includes(slice)),
    rules: [own, ...value].filter(({ values }) => values.length > 0),
  }
}

function filled(values: Record<string, string>): [string, string][] {
  return Object.entries(values).filter(([, value]) => Boolean(value))
}
