import { defineSlice, field } from 'voix/slices'
import { toCodes } from '../../../booking/booking'
import { toneField } from '../../lib/fields'
import { OFFERS } from '../../lib/purposes'

export const promoCoupon = defineSlice({
  name: 'promo-coupon',
  label: 'Promo coupon',
  admin: { group: 'global' },
  purpose: OFFERS,
  description: 'Coupon codes that the booking widgets of the page bring with them, shown to visitors or not.',
  preview: '/slices/promo-coupon.webp',
  tags: ['booking', 'coupon', 'offer'],
  fields: {
    codes: field.text({
      label: 'Codes',
      defaultValue: 'SAND50',
      admin: { group: 'Coupon', description: 'Letters, digits and hyphens; several separated by commas.' },
      validate: (value) =>
        String(value ?? '').trim() === '' || toCodes(value).length > 0 || 'Write codes: SAND50, SEA-10.',
    }),
    currency: field.select({
      label: 'Currency',
      options: ['USD', 'CAD', 'EUR', 'GBP', 'MXN'],
      defaultValue: 'USD',
      admin: { group: 'Coupon' },
    }),
    isShown: field.checkbox({ label: 'Show it on the page', defaultValue: true, admin: { group: 'Look' } }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Fifty dollars to spend by the sea',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'The coupon is in your booking already when you check from this page.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    tone: toneField('tint'),
  },
  templates: {
    shown: { label: 'A coupon to keep', fields: { isShown: true, tone: 'deep' } },
    quiet: { label: 'Quietly, in the booking alone', fields: { isShown: false } },
  },
  signal: ({ codes, currency }) => {
    const coupon = toCodes(codes)
    return coupon.length > 0 ? { coupon, currency } : null
  },
})
