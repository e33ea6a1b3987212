import { defineSlice, field } from 'voix/slices'
import { checkCells, MAX_CELLS } from '../../lib/cells'

const EXAMPLE = 'Coral Grill | Catch of the day | 6:30 – 10 p.m.'

export const textRow = defineSlice({
  name: 'text-row',
  label: 'Text row',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'One row of a table.',
  preview: '/slices/text-row.webp',
  tags: ['data', 'row'],
  root: false,
  fields: {
    cells: field.payload(
      { name: 'cells', type: 'text', label: 'Cells', defaultValue: EXAMPLE, validate: checkCells },
      {
        defaultValue: EXAMPLE,
        admin: { description: `Separated by a pipe: “Breakfast | 7:00 a.m.”. At most ${MAX_CELLS}.` },
      },
    ),
  },
  templates: {
    bar: { label: 'A place by day', fields: { cells: 'Pelican Bar | Ceviche and cold beer | 11 a.m. – 6 p.m.' } },
    room: { label: 'A room', fields: { cells: 'Lagoon suite | Two, and a cot | Over the mangroves' } },
  },
})
