import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { RESORTS } from '../../lib/purposes'

export const venueSlider = defineSlice({
  name: 'venue-slider',
  label: 'Venue slider',
  admin: { group: 'wedding' },
  purpose: RESORTS,
  description: 'The places for a wedding, one after another, each with how many guests it holds.',
  preview: '/slices/venue-slider.webp',
  tags: ['carousel', 'venues', 'wedding'],
  hydrationMode: 'visible',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Four places to say it',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Every open venue has a covered twin five minutes away, kept for the same hour.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    slides: field.number({
      label: 'Venues side by side',
      defaultValue: 1,
      min: 1,
      max: 3,
      step: 1,
      admin: { group: 'Look' },
    }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  slots: {
    default: {
      label: 'Venues',
      allowedElements: ['venue-slide'],
      max: 20,
      defaultElements: [
        { slice: 'venue-slide' },
        { slice: 'venue-slide', fields: { name: 'The orange court', copy: 'Candles on the water after dinner.' } },
      ],
    },
  },
  templates: {
    one: { label: 'One venue at a time', fields: {} },
    two: { label: 'Two side by side', fields: { slides: 2, tone: 'plain' } },
  },
})
