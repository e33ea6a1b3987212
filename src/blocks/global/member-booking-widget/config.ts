import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { bookingFields, isWidget } from '../../lib/bookingFields'
import { OFFERS } from '../../lib/purposes'

export const memberBookingWidget = defineSlice({
  name: 'member-booking-widget',
  label: 'Member booking widget',
  admin: { group: 'global' },
  purpose: OFFERS,
  description: 'Members of the club book by their number.',
  preview: '/slices/member-booking-widget.webp',
  tags: ['booking', 'members', 'form'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Welcome back', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'With your member number the engine shows the club’s rates.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    tone: toneField('tint'),
    ...bookingFields(),
  },
  templates: {
    band: { label: 'In a soft band', fields: { tone: 'tint' } },
    short: { label: 'Only the fields', fields: { title: '', copy: '', tone: 'plain' } },
  },
  signal: isWidget,
})
