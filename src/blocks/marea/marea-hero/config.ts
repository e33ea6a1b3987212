import { defineSlice, field } from 'voix/slices'
import { openingFields } from '../../lib/brandFields'

export const mareaHero = defineSlice({
  name: 'marea-hero',
  label: 'Marea hero',
  admin: { group: 'marea' },
  purpose: 'opening',
  description:
    'The opening of the surf houses: a slanted picture without colour, heavy type over it, this morning’s sea below.',
  preview: '/slices/marea-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: ['marea'],
  fields: {
    ...openingFields({
      eyebrow: 'Surf houses',
      title: 'Up at five. Nobody asked.',
      copy: 'Board racks in the hall, showers outside, breakfast when you come back in.',
      link: ['Read the tide', '/brands/marea/tides'],
      size: 'text-8xl',
      picture: { width: 1600, height: 900 },
    }),
    readings: field.array({
      label: 'Readings',
      admin: { group: 'Readings' },
      maxRows: 4,
      fields: { label: field.text({ label: 'What' }), value: field.text({ label: 'Value' }) },
      defaultValue: [
        { label: 'Swell', value: '1.6 m' },
        { label: 'Period', value: '12 s' },
        { label: 'Wind', value: 'off, light' },
        { label: 'Water', value: '27 °C' },
      ],
    }),
  },
  templates: {
    page: { label: 'For a page below', fields: { titleSize: 'text-7xl', readings: [] } },
    flat: {
      label: 'A flat day',
      fields: { eyebrow: 'Today', title: 'Flat. Mend your board.', readings: [{ label: 'Swell', value: '0.3 m' }] },
    },
  },
})
