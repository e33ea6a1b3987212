import { defineSlice, field } from 'voix/slices'
import { openingFields } from '../../lib/brandFields'

export const serenaHero = defineSlice({
  name: 'serena-hero',
  label: 'Serena hero',
  admin: { group: 'serena' },
  purpose: 'opening',
  description:
    'The opening of the quiet houses: words in the middle, an arch below them, a smaller one beside it, and air.',
  preview: '/slices/serena-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: ['serena'],
  fields: {
    ...openingFields({
      eyebrow: 'Houses for rest',
      title: 'You may put it down now',
      copy: 'Warm stone, cold water, and long stretches in which nothing is planned.',
      link: ['See the ritual', '/brands/serena/rituals'],
      picture: { width: 1000, height: 1000 },
    }),
    second: field.image({
      label: 'Small picture',
      admin: { group: 'Picture' },
      breakpoints: { default: { width: 500, height: 700, fit: 'cover' } },
    }),
  },
  templates: {
    page: { label: 'For a page below', fields: { titleSize: 'text-6xl' } },
    silent: { label: 'Few words', fields: { eyebrow: '', title: 'Quiet', copy: '' } },
  },
})
