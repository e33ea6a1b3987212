import { defineSlice, field } from 'voix/slices'
import { openingFields } from '../../lib/brandFields'

export const caracolaHero = defineSlice({
  name: 'caracola-hero',
  label: 'Caracola hero',
  admin: { group: 'caracola' },
  purpose: 'opening',
  description: 'The opening of the small children’s houses: a picture cut out like a pebble, crayon marks around it.',
  preview: '/slices/caracola-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: ['caracola'],
  fields: {
    ...openingFields({
      eyebrow: 'For nought to sevens',
      title: 'A whole world, one metre high',
      copy: 'Door handles you can reach, waves that stop at the knee, and somebody who has time.',
      link: ['See the day', '/brands/caracola'],
      picture: { width: 1000, height: 900 },
    }),
    sticker: field.text({
      label: 'Sticker on the picture',
      defaultValue: 'Under threes stay free',
      admin: { group: 'Copy', description: 'Two to five words.' },
    }),
  },
  templates: {
    page: { label: 'For a page below', fields: { titleSize: 'text-6xl', sticker: '' } },
    hello: { label: 'With a hello', fields: { eyebrow: 'Hello!', title: 'Shoes off, please', copy: '' } },
  },
})
