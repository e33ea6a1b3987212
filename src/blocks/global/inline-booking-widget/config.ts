import { defineSlice, field } from 'voix/slices'
import { bookingFields, isWidget } from '../../lib/bookingFields'
import { OFFERS } from '../../lib/purposes'

export const inlineBookingWidget = defineSlice({
  name: 'inline-booking-widget',
  label: 'Inline booking widget',
  admin: { group: 'global' },
  purpose: OFFERS,
  description: 'Resort, days, guests, rooms and a code, in one line that leads to the booking engine.',
  preview: '/slices/inline-booking-widget.webp',
  tags: ['booking', 'form'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'When would you like to wake up here?',
      admin: { group: 'Copy' },
    }),
    showFlightBookingWidget: field.checkbox({
      label: 'Offer a flight',
      defaultValue: false,
      admin: { group: 'Booking', description: 'Visitors may ask for a flight beside the stay.' },
    }),
    shiftOverHero: field.checkbox({
      label: 'Stand over the picture above',
      defaultValue: false,
      admin: { group: 'Look', description: 'Moves the widget up, over the end of the hero before it.' },
    }),
    top: field.number({
      label: 'Height from the top, in percent',
      defaultValue: 80,
      min: 50,
      max: 100,
      step: 1,
      admin: {
        group: 'Look',
        condition: { field: 'shiftOverHero', operator: 'equals', value: true },
        description: 'Where it begins over the picture, counted from the top: 100 stands below it.',
      },
    }),
    ...bookingFields(),
  },
  templates: {
    over: { label: 'Over the hero', fields: { shiftOverHero: true, title: '' } },
    flights: { label: 'With flights', fields: { showFlightBookingWidget: true, title: 'Stay and fly' } },
  },
  signal: isWidget,
})
