import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { bookingFields, isWidget } from '../../lib/bookingFields'
import { OFFERS } from '../../lib/purposes'

export const inlineFlightBookingWidget = defineSlice({
  name: 'inline-flight-booking-widget',
  label: 'Inline flight booking widget',
  admin: { group: 'global' },
  purpose: OFFERS,
  description: 'A stay with the flight to it, from the visitor’s airport.',
  preview: '/slices/inline-flight-booking-widget.webp',
  tags: ['booking', 'flight', 'form'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Stay and flight in one booking',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Tell us where you start. The transfer from the airport is part of it.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    tone: toneField('deep'),
    ...bookingFields(),
  },
  templates: {
    band: { label: 'In a dark band', fields: { tone: 'deep' } },
    short: { label: 'Only the fields', fields: { title: '', copy: '', tone: 'plain' } },
  },
  signal: isWidget,
})
