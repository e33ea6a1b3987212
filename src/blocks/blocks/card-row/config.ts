import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { toneField } from '../../lib/fields'

export const cardRow = defineSlice({
  name: 'card-row',
  label: 'Card row',
  admin: { group: 'blocks' },
  purpose: 'cards',
  description: 'Up to four cards with a title and a sentence. Use the features section instead.',
  preview: '/slices/card-row.svg',
  tags: ['cards', 'list'],
  layouts: BLOCKS_LAYOUTS,
  deprecated: true,
  replacedBy: 'features-section',
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Good to know', admin: { group: 'Copy' }, breakpoints: true }),
    cards: field.array({
      label: 'Cards',
      admin: { group: 'Copy' },
      maxRows: 4,
      fields: { title: field.text({ label: 'Title' }), copy: field.text({ label: 'Copy', isLong: true }) },
      defaultValue: [
        { title: 'Arrive early', copy: 'Rooms are ready from three, the bar from ten.' },
        { title: 'Leave late', copy: 'There are showers by the pool, and towels.' },
      ],
    }),
    tone: toneField(),
  },
  templates: {
    plain: { label: 'On the page’s colour', fields: {} },
    band: { label: 'In a soft band', fields: { tone: 'tint' } },
  },
})
