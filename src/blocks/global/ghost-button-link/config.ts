import { defineSlice, field } from 'voix/slices'
import { alignField, linkTo } from '../../lib/fields'

export const ghostButtonLink = defineSlice({
  name: 'ghost-button-link',
  label: 'Ghost button link',
  admin: { group: 'global' },
  purpose: 'navigation',
  description: 'An outlined button for the second choice.',
  preview: '/slices/ghost-button-link.webp',
  tags: ['link', 'action'],
  fields: {
    link: field.link({ label: 'Link', defaultValue: linkTo('See all resorts', '/resorts') }),
    align: alignField(),
  },
  templates: {
    offers: {
      label: 'In the middle',
      fields: { align: 'center', link: linkTo('Look through the offers', '/specials') },
    },
    question: {
      label: 'A question, at the right',
      fields: { align: 'right', link: linkTo('Ask a concierge', '/contact') },
    },
  },
})
