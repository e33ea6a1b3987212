import { defineSlice } from 'voix/slices'
import { openingFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const jewelGrandeHero = defineSlice({
  name: 'jewel-grande-hero',
  label: 'Grande hero',
  admin: { group: 'jewel-grande' },
  purpose: 'opening',
  description: 'The opening of a page of Jewel Grande: a picture cut like an emerald, the title set large before it.',
  preview: '/slices/jewel-grande-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: ['jewel-grande'],
  fields: {
    ...openingFields({
      eyebrow: 'The great houses of Jewel',
      title: 'Four hundred rooms and a staircase',
      copy: 'A ballroom over the sea, eleven dining rooms, and somebody at the foot of the stairs to take your arm.',
      link: ['See the house', '#house'],
      picture: { phone: [750, 800], wide: [1400, 1100] },
    }),
    ...titleFields({ tag: 'h1', size: 'text-8xl' }),
  },
  templates: {
    house: { label: 'A house', fields: { eyebrow: 'Now open', title: 'The lights are on in every window' } },
    chapter: {
      label: 'A chapter',
      fields: { eyebrow: '', copy: '', link: null, titleSize: 'text-6xl', title: 'The suites' },
    },
  },
})
