import { defineSlice, field } from 'voix/slices'
import { CODE_TYPES, toCodes } from '../../../booking/booking'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { OFFERS } from '../../lib/purposes'

export const identityVerificationPromo = defineSlice({
  name: 'identity-verification-promo',
  label: 'Identity verification promo',
  admin: { group: 'global' },
  purpose: OFFERS,
  description: 'Teachers, nurses, members: who proves it gets a code in the page’s booking widgets.',
  preview: '/slices/identity-verification-promo.webp',
  tags: ['booking', 'identity', 'offer'],
  hydrationMode: 'load',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'For those who look after others',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Nurses, teachers and first responders stay for a fifth less, all year.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    button: field.text({ label: 'Button', defaultValue: 'Verify who you are', admin: { group: 'Copy' } }),
    success: field.text({
      label: 'Message once verified',
      isLong: true,
      defaultValue: 'Thank you. You are verified, and your rate is in the booking.',
      admin: { group: 'Copy' },
    }),
    codeType: field.select({
      label: 'Kind of code',
      options: CODE_TYPES,
      defaultValue: 'rate',
      admin: { group: 'Code' },
    }),
    code: field.text({
      label: 'Code',
      defaultValue: 'THANKS20',
      admin: { group: 'Code' },
      validate: (value) =>
        String(value ?? '').trim() === '' || toCodes(value).length === 1 || 'Write one code: THANKS20.',
    }),
    tone: toneField('deep'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    rate: { label: 'A rate of their own', fields: { codeType: 'rate' } },
    group: {
      label: 'A company’s group',
      fields: {
        codeType: 'group',
        code: 'TEAM15',
        title: 'For your company',
        copy: 'Rooms at the rate that your company has agreed on, all year.',
      },
    },
  },
  signal: ({ code, codeType }) => {
    const [first] = toCodes(code)
    return first ? { code: first, codeType } : null
  },
})
