import { defineSlice, field } from 'voix/slices'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const jewelGrandeBand = defineSlice({
  name: 'jewel-grande-band',
  label: 'Four stones',
  admin: { group: 'jewel-grande' },
  purpose: 'cards',
  description: 'Up to four parts of a house, each in the colour and the cut of a stone.',
  preview: '/slices/jewel-grande-band.webp',
  tags: ['features', 'colours'],
  layouts: ['jewel-grande'],
  fields: {
    ...headFields({
      title: 'Choose a stone',
      copy: 'Each wing has a colour, a key of that colour, and a temper of its own.',
    }),
    stones: field.array({
      label: 'Stones',
      admin: { group: 'Copy' },
      maxRows: 4,
      fields: {
        stone: field.select({
          label: 'Stone',
          options: ['emerald', 'sapphire', 'ruby', 'amethyst'],
          defaultValue: 'emerald',
        }),
        title: field.text({ label: 'Title' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        {
          stone: 'emerald',
          title: 'The garden wing',
          copy: 'Palms at the window, a heron on the lawn, breakfast under the fig.',
        },
        {
          stone: 'sapphire',
          title: 'The sea wing',
          copy: 'Every room looks the same way, and none of them has a clock.',
        },
        {
          stone: 'ruby',
          title: 'The theatre wing',
          copy: 'Red corridors, deep baths, and a door straight into the box.',
        },
        { stone: 'amethyst', title: 'The tower', copy: 'Nine suites, one to a floor, and a lift with a bench in it.' },
      ],
    }),
    ...titleFields({ tag: 'h2', size: 'text-6xl' }),
  },
  templates: {
    four: { label: 'All four', fields: {} },
    pair: {
      label: 'Two',
      fields: {
        title: 'Day and night',
        copy: '',
        stones: [
          { stone: 'emerald', title: 'By day', copy: 'The lawns, the long pool, tea at four.' },
          { stone: 'ruby', title: 'By night', copy: 'The ballroom, the stairs, the orchestra.' },
        ],
      },
    },
  },
})
