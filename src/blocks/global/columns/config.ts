import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'

const column = { allowedElements: '*' } as const
const from = (value: number) => ({ ...column, from: { field: 'columns', value } })

export const columns = defineSlice({
  name: 'columns',
  label: 'Columns',
  admin: { group: 'global' },
  purpose: 'layout',
  description: 'Two to four columns side by side; each takes elements of its own.',
  preview: '/slices/columns.webp',
  tags: ['container', 'layout'],
  fields: {
    columns: field.number({
      label: 'Columns',
      defaultValue: 2,
      min: 1,
      max: 4,
      step: 1,
      breakpoints: true,
      admin: {
        description: 'Phones always show one; another number per breakpoint can be set in the field’s properties.',
      },
    }),
    ratio: field.select({
      label: 'Widths',
      options: [
        { label: 'Equal', value: 'equal' },
        { label: 'First one wide', value: 'wide-first' },
        { label: 'Last one wide', value: 'wide-last' },
      ],
      defaultValue: 'equal',
      admin: { description: 'Unequal widths apply to two columns.' },
    }),
    gap: field.select({ label: 'Distance', options: ['none', 'small', 'normal', 'large'], defaultValue: 'large' }),
    align: field.select({
      label: 'Vertical alignment',
      options: ['top', 'middle', 'bottom', 'stretch'],
      defaultValue: 'top',
    }),
    tone: toneField(),
  },
  slots: { column1: column, column2: column, column3: from(3), column4: from(4) },
  templates: {
    sidebar: { label: 'Text and sidebar', fields: { columns: 2, ratio: 'wide-first', align: 'top' } },
    cards: { label: 'Three equal columns', fields: { columns: 3, ratio: 'equal', gap: 'normal', align: 'stretch' } },
  },
})
