import { defineSlice, field } from 'voix/slices'

export const spacer = defineSlice({
  name: 'spacer',
  label: 'Spacer',
  admin: { group: 'global' },
  purpose: 'layout',
  description: 'Room between two elements, with a line when you want one.',
  preview: '/slices/spacer.svg',
  tags: ['space', 'line'],
  fields: {
    height: field.select({ label: 'Height', options: ['small', 'normal', 'large'], defaultValue: 'normal' }),
    line: field.checkbox({ label: 'With a line', defaultValue: false }),
  },
  templates: {
    line: { label: 'A fine line', fields: { height: 'small', line: true } },
    pause: { label: 'A long pause', fields: { height: 'large', line: false } },
  },
})
