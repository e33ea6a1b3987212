import { defineSlice } from 'voix/slices'
import { demoField } from '../../lib/fieldTypes'

export const bookingExcludeResorts = defineSlice({
  name: 'booking-exclude-resorts',
  label: 'Booking exclude resorts',
  admin: { group: 'global' },
  purpose: 'settings',
  description: 'The booking widgets of the page leave these resorts out. Visitors see nothing of it.',
  preview: '/slices/booking-exclude-resorts.svg',
  tags: ['booking', 'resorts', 'rules'],
  fields: {
    bookingexcluderesorts: demoField.bookingexcluderesorts({
      label: 'Resorts',
      admin: { description: 'Choose those that cannot be booked from this page: closed ones, other brands.' },
    }),
  },
  templates: {
    closed: { label: 'Closed for the season', fields: {} },
    brands: { label: 'Houses of other brands', fields: {} },
  },
  signal: ({ bookingexcluderesorts: resorts }) =>
    resorts.length > 0 ? { excluded: resorts.map(({ slug }) => (typeof slug === 'string' ? slug : '')) } : null,
})
