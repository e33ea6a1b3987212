import { defineSlice, field } from 'voix/slices'
import { MAX_CELLS } from '../../lib/cells'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const table = defineSlice({
  name: 'table',
  label: 'Table',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'Rows and columns: opening hours, room types, what is included.',
  preview: '/slices/table.webp',
  tags: ['data', 'rows'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Tables & opening hours',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    headers: field.text({
      label: 'Column headings',
      defaultValue: 'Restaurant | Kitchen | Open',
      admin: { group: 'Copy', description: 'Separated by a pipe, at most 6.' },
      breakpoints: true,
    }),
    caption: field.text({
      label: 'Note below',
      defaultValue: 'Hours change with the season; ask at the desk.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    rowHeadings: field.checkbox({
      label: 'First cell is the heading of its row',
      defaultValue: true,
      admin: { group: 'Look' },
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-3xl' }),
  },
  slots: {
    default: {
      allowedElements: ['text-row'],
      max: 100,
      defaultElements: [
        { slice: 'text-row' },
        { slice: 'text-row', fields: { cells: 'Pelican Bar | Ceviche and cold beer | 11 a.m. – 6 p.m.' } },
      ],
    },
  },
  templates: {
    rooms: {
      label: 'Rooms and their sizes',
      fields: {
        title: 'Rooms side by side',
        headers: 'Room | Sleeps | View',
        caption: 'A cot fits into every one of them.',
        rowHeadings: true,
        tone: 'tint',
      },
    },
    times: {
      label: 'Plain rows',
      fields: {
        title: 'When the boat leaves',
        headers: '',
        caption: 'From the jetty below the bar. Ten minutes early is on time.',
        rowHeadings: false,
        titleSize: 'text-2xl',
      },
    },
  },
  pastedTable: {
    caption: 'caption',
    head: 'headers',
    rows: { slice: 'text-row', cells: 'cells' },
    maxColumns: MAX_CELLS,
    fields: { title: '' },
  },
})
