import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const fullWidthStats = defineSlice({
  name: 'full-width-stats',
  label: 'Full-width stats',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'Up to six large figures across the page.',
  preview: '/slices/full-width-stats.webp',
  tags: ['numbers', 'figures'],
  fields: {
    title: field.text({ label: 'Title', admin: { group: 'Copy' }, breakpoints: true }),
    stats: field.array({
      label: 'Figures',
      admin: { group: 'Copy' },
      maxRows: 6,
      fields: { number: field.text({ label: 'Figure' }), label: field.text({ label: 'What it counts' }) },
      defaultValue: [
        { number: '10+', label: 'years of caring for reefs and mangroves' },
        { number: '350+', label: 'neighbours trained in our kitchens each year' },
        { number: '118 hrs', label: 'of volunteering per team and season' },
        { number: '24,310 USD', label: 'raised for schools next door' },
      ],
    }),
    tone: toneField('deep'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    house: {
      label: 'Three figures of a house',
      fields: {
        title: 'The house in figures',
        stats: [
          { number: '11', label: 'rooms on stilts when we opened' },
          { number: '3', label: 'pools, one of them for quiet hours' },
          { number: '40 m', label: 'from the last bed to the water' },
        ],
        tone: 'tint',
      },
    },
    pair: {
      label: 'Two figures, without a title',
      fields: {
        title: '',
        stats: [
          { number: '7 km', label: 'of beach without a fence' },
          { number: '0', label: 'bills to sign at the bar' },
        ],
        tone: 'plain',
      },
    },
  },
})
