import { defineSlice, field } from 'voix/slices'
import { bandFields } from '../../lib/brandFields'

export const caracolaBand = defineSlice({
  name: 'caracola-band',
  label: 'Caracola building blocks',
  admin: { group: 'caracola' },
  purpose: 'cards',
  description: 'What there is for small people, on wobbling cards of four colours, each with a crayon drawing.',
  preview: '/slices/caracola-band.webp',
  tags: ['features', 'cards'],
  layouts: ['caracola'],
  fields: {
    ...bandFields({ title: 'Made for short legs', copy: 'Everything a child needs is at the height of a child.' }),
    cards: field.array({
      label: 'Cards',
      admin: { group: 'Cards' },
      minRows: 1,
      maxRows: 8,
      fields: {
        drawing: field.select({
          label: 'Drawing',
          options: ['shell', 'bucket', 'spoon', 'moon', 'kite', 'fish'],
          defaultValue: 'shell',
        }),
        title: field.text({ label: 'Title' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        {
          drawing: 'bucket',
          title: 'A beach of their own',
          copy: 'Raked at seven, fenced by dunes, ankle-deep at noon.',
        },
        {
          drawing: 'spoon',
          title: 'Lunch at half past eleven',
          copy: 'Because hunger does not read the hotel’s clock.',
        },
        { drawing: 'moon', title: 'Two naps, no noise', copy: 'Mowers and music rest from one to three.' },
        { drawing: 'kite', title: 'Grown-ups who play', copy: 'One for every four children, all trained, some silly.' },
      ],
    }),
  },
  templates: {
    three: {
      label: 'Three things to pack',
      fields: {
        title: 'You need three things',
        cards: [
          { drawing: 'fish', title: 'The soft toy', copy: 'Two, if there is a second.' },
          { drawing: 'shell', title: 'A sun hat', copy: 'We have spares.' },
          { drawing: 'moon', title: 'The book', copy: 'You know which one.' },
        ],
      },
    },
    plain: { label: 'Without a sentence', fields: { copy: '' } },
  },
})
