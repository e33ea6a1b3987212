import { defineSlice, field } from 'voix/slices'

export const bookingDatesLimiter = defineSlice({
  name: 'booking-dates-limiter',
  label: 'Booking dates limiter',
  admin: { group: 'global' },
  purpose: 'settings',
  description: 'The booking widgets of the page take only days between these two. Visitors see nothing of it.',
  preview: '/slices/booking-dates-limiter.svg',
  tags: ['booking', 'dates', 'rules'],
  fields: {
    min: field.date({ label: 'First day of arrival', admin: { group: 'Dates', description: 'Empty: from today.' } }),
    max: field.date({ label: 'Last day of departure', admin: { group: 'Dates', description: 'Empty: any day.' } }),
  },
  templates: {
    winter: { label: 'The coming winter', fields: { min: '2027-11-01', max: '2028-04-30' } },
    summer: { label: 'The coming summer', fields: { min: '2027-05-01', max: '2027-10-31' } },
  },
  signal: ({ min, max }) => (min || max ? { min: min ?? '', max: max ?? '' } : null),
})
