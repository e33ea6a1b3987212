import { defineSlice, field } from 'voix/slices'
import { checkCells } from '../../lib/cells'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const clubBahiaRegatta = defineSlice({
  name: 'club-bahia-regatta',
  label: 'Club Bahía regatta board',
  admin: { group: 'club-bahia' },
  purpose: 'cards',
  description:
    'The board of a regatta: editors write the places of each boat, the points and the order are worked out from them.',
  preview: '/slices/club-bahia-regatta.webp',
  tags: ['table', 'results', 'sport'],
  layouts: ['club-bahia'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Sunday series, lasers',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    conditions: field.text({
      label: 'Day and wind',
      defaultValue: 'After three races. East, 14 to 18 knots.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    boats: field.array({
      label: 'Boats',
      admin: { group: 'Results' },
      maxRows: 40,
      fields: {
        sail: field.text({ label: 'Sail number', translate: false }),
        boat: field.text({ label: 'Boat', translate: false }),
        helm: field.text({ label: 'At the helm' }),
        places: field.text({
          label: 'Places',
          translate: false,
          validate: checkCells,
          admin: {
            description:
              'One for each race, separated by a pipe, at most 6: 1 | 3 | DNF. What is no number counts as one more than there are boats.',
          },
        }),
      },
      defaultValue: [
        { sail: 'DOM 41', boat: 'Malagueta', helm: 'Guests of room 12', places: '2 | 1 | 1' },
        { sail: 'DOM 17', boat: 'Doña Prisca', helm: 'The kitchen', places: '1 | 2 | DNF' },
        { sail: 'DOM 08', boat: 'Tres Hermanos', helm: 'Two of the brothers', places: '3 | 3 | 2' },
      ],
    }),
    discards: field.number({
      label: 'Worst races left out',
      defaultValue: 1,
      min: 0,
      max: 2,
      step: 1,
      admin: { group: 'Results', description: 'One race always counts.' },
    }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    series: { label: 'A series', fields: {} },
    single: { label: 'A single race', fields: { discards: 0, conditions: '', title: 'Around the island' } },
  },
})
