import { defineSlice, field } from 'voix/slices'
import { alignField, linkTo } from '../../lib/fields'

export const button = defineSlice({
  name: 'button',
  label: 'Button',
  admin: { group: 'global' },
  purpose: 'navigation',
  description: 'A filled button that leads somewhere.',
  preview: '/slices/button.webp',
  tags: ['link', 'action'],
  fields: {
    link: field.link({ label: 'Link', defaultValue: linkTo('Book your stay', '/specials') }),
    variant: field.select({
      label: 'Style',
      options: [
        { label: 'Filled', value: 'primary' },
        { label: 'White', value: 'light' },
      ],
      defaultValue: 'primary',
      admin: { group: 'Look' },
    }),
    align: alignField(),
  },
  templates: {
    picture: {
      label: 'White, on a dark ground',
      fields: { variant: 'light', align: 'center', link: linkTo('See all resorts', '/resorts') },
    },
    offers: {
      label: 'To the offers, in the middle',
      fields: { variant: 'primary', align: 'center', link: linkTo('See this month’s offers', '/specials') },
    },
  },
})
