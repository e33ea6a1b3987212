import { defineSlice, field } from 'voix/slices'
import { JEWEL_LAYOUTS } from '../../lib/brandLayouts'
import { openingFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const jewelHero = defineSlice({
  name: 'jewel-hero',
  label: 'Jewel hero',
  admin: { group: 'jewel' },
  purpose: 'opening',
  description: 'The opening of a page of Jewel: a card in a double frame, laid over the edge of a tall picture.',
  preview: '/slices/jewel-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: JEWEL_LAYOUTS,
  fields: {
    ...openingFields({
      eyebrow: 'English Harbour, Antigua',
      title: 'A house, a harbour, a long breakfast',
      copy: 'Eighty-four suites, no wristbands, and a library that somebody has actually read.',
      link: ['See the suites', '#suites'],
      picture: { phone: [750, 900], wide: [1200, 1100] },
    }),
    note: field.text({
      label: 'Line at the picture',
      defaultValue: 'No. 12, the harbour suite',
      admin: { group: 'Picture', description: 'What the picture shows, as a catalogue would say it.' },
    }),
    ...titleFields({ tag: 'h1', size: 'text-7xl' }),
  },
  templates: {
    house: { label: 'A house', fields: { eyebrow: 'Port Antonio, Jamaica', title: 'Behind the pimento trees' } },
    chapter: {
      label: 'A chapter, without buttons',
      fields: { eyebrow: '', title: 'The suites', copy: '', link: null, note: '', titleSize: 'text-6xl' },
    },
  },
})
