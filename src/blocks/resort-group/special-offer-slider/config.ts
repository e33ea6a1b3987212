import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { demoField } from '../../lib/fieldTypes'
import { titleFields } from '../../lib/titleFields'
import { OFFERS } from '../../lib/purposes'

export const specialOfferSlider = defineSlice({
  name: 'special-offer-slider',
  label: 'Special offer slider',
  admin: { group: 'resort-group' },
  purpose: OFFERS,
  description: 'Special offers side by side that scroll.',
  preview: '/slices/special-offer-slider.webp',
  tags: ['offers', 'specials', 'carousel'],
  database: true,
  hydrationMode: 'visible',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Offers of the moment',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    specials: demoField.specials({
      label: 'Offers',
      admin: { group: 'Offers', description: 'In the order of the list. Empty: the current offers.' },
    }),
    limit: field.number({ label: 'At most', defaultValue: 8, min: 1, max: 24, step: 1, admin: { group: 'Offers' } }),
    numberOfSlides: field.number({
      label: 'Slides side by side',
      defaultValue: 2,
      min: 1,
      max: 4,
      step: 1,
      admin: { group: 'Look' },
    }),
    horizontal: field.checkbox({
      label: 'Picture beside the text',
      defaultValue: false,
      admin: { group: 'Look', description: 'Looks best with one slide at a time.' },
    }),
    paginationColor: field.color({ label: 'Colour of the dots', admin: { group: 'Look' } }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    two: { label: 'Two side by side', fields: { numberOfSlides: 2, horizontal: false } },
    wide: { label: 'One at a time, picture beside', fields: { numberOfSlides: 1, horizontal: true, tone: 'plain' } },
  },
})
