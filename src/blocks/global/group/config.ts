import { defineSlice, field } from 'voix/slices'

export const group = defineSlice({
  name: 'group',
  label: 'Group',
  admin: { group: 'global' },
  purpose: 'layout',
  description: 'Holds elements together, so that they are moved, shown and hidden as one.',
  preview: '/slices/group.webp',
  tags: ['container', 'layout'],
  fields: {
    arrangement: field.select({
      label: 'Arrangement',
      options: ['stack', 'row', 'grid'],
      defaultValue: 'stack',
      admin: {
        description:
          'Stack: one below the other. Row: side by side as long as they fit. Grid: in columns of equal width.',
      },
    }),
    columns: field.number({
      label: 'Columns of the grid',
      defaultValue: 3,
      min: 1,
      max: 6,
      step: 1,
      breakpoints: true,
      admin: { description: 'From 1024 px on; tablets show two at most, phones one.' },
    }),
    gap: field.select({ label: 'Distance', options: ['none', 'small', 'normal', 'large'], defaultValue: 'normal' }),
    align: field.select({
      label: 'Alignment',
      options: ['start', 'center', 'end', 'stretch'],
      defaultValue: 'stretch',
    }),
  },
  slots: { default: { allowedElements: '*' } },
  templates: {
    cards: {
      label: 'Three side by side',
      fields: { arrangement: 'grid', columns: 3, gap: 'normal', align: 'stretch' },
    },
    line: {
      label: 'Small things in a row',
      fields: { arrangement: 'row', gap: 'small', align: 'center' },
    },
  },
})
