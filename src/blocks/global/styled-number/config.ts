import { defineSlice, field } from 'voix/slices'
import { alignField } from '../../lib/fields'

export const styledNumber = defineSlice({
  name: 'styled-number',
  label: 'Styled number',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'One large figure with what it counts.',
  preview: '/slices/styled-number.webp',
  tags: ['number', 'figure'],
  fields: {
    number: field.text({ label: 'Number', defaultValue: '7', breakpoints: true }),
    suffix: field.text({ label: 'Unit', defaultValue: 'km', breakpoints: true }),
    label: field.text({ label: 'What it counts', defaultValue: 'of beach without a fence', breakpoints: true }),
    color: field.color({ label: 'Colour', admin: { description: 'Empty: the accent of the layout.' } }),
    align: alignField(),
  },
  templates: {
    years: {
      label: 'Years, in the middle',
      fields: { number: '40', suffix: 'years', label: 'of the same soup on Sundays', align: 'center' },
    },
    price: {
      label: 'What it costs, at the left',
      fields: { number: '0', suffix: 'USD', label: 'left to pay when you leave', align: 'left' },
    },
  },
})
