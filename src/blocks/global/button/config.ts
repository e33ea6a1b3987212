import { defineSlice, field } from 'voix/slices'
import { alignField, linkTo } from '../../lib/fields'

export const button = defineSlice({
  name: 'button',
  label: 'Button',
  group: 'global',
  description: 'A filled button that leads somewhere.',
  preview: '/slices/button.svg',
  tags: ['link', 'action'],
  fields: {
    link: field.link({ label: 'Link', default: linkTo('Book your stay', '/specials') }),
    variant: field.select({
      label: 'Style',
      options: [
        { label: 'Filled', value: 'primary' },
        { label: 'White', value: 'light' },
      ],
      default: 'primary',
      group: 'Look',
    }),
    align: alignField(),
  },
})
