import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { RESORTS } from '../../lib/purposes'

export const checkInOut = defineSlice({
  name: 'check-in-out',
  label: 'Check in / check out',
  admin: { group: 'global' },
  purpose: RESORTS,
  description: 'When rooms are ready and when they are due.',
  preview: '/slices/check-in-out.webp',
  tags: ['hours', 'resort'],
  fields: {
    checkInLabel: field.text({ label: 'Label of check-in', defaultValue: 'Check-in', breakpoints: true }),
    checkIn: field.text({ label: 'Check-in', defaultValue: '3:00 p.m.', breakpoints: true }),
    checkOutLabel: field.text({ label: 'Label of check-out', defaultValue: 'Check-out', breakpoints: true }),
    checkOut: field.text({ label: 'Check-out', defaultValue: '12:00 p.m.', breakpoints: true }),
    tone: toneField(),
  },
  templates: {
    hours: { label: 'Hours from 0 to 24', fields: { checkIn: '15:00', checkOut: '12:00', tone: 'plain' } },
    suites: {
      label: 'Longer days for suites',
      fields: {
        checkInLabel: 'Your suite is ready at',
        checkIn: '12:00 p.m.',
        checkOutLabel: 'It stays yours until',
        checkOut: '4:00 p.m.',
        tone: 'tint',
      },
    },
  },
})
