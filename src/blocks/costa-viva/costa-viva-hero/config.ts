import { defineSlice, field } from 'voix/slices'
import { openingFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const costaVivaHero = defineSlice({
  name: 'costa-viva-hero',
  label: 'Viva hero',
  admin: { group: 'costa-viva' },
  purpose: 'opening',
  description: 'The opening of a page of Costa Viva: a round picture as the sun, with a sticker on it.',
  preview: '/slices/costa-viva-hero.webp',
  tags: ['header', 'picture', 'title', 'family'],
  layouts: ['costa-viva'],
  fields: {
    ...openingFields({
      eyebrow: 'Everybody, all at once',
      title: 'Last one in is a sea cucumber',
      copy: 'Slides for the brave, shallows for the careful, and a chair with your name on it for whoever is watching.',
      link: ['Let’s go', '#fun'],
      picture: { phone: [700, 700], wide: [1000, 1000] },
    }),
    sticker: field.text({
      label: 'Sticker',
      defaultValue: '11 slides!',
      admin: { group: 'Picture', description: 'Two or three words. Empty: no sticker.' },
    }),
    ...titleFields({ tag: 'h1', size: 'text-8xl' }),
  },
  templates: {
    resort: { label: 'A resort', fields: { eyebrow: 'Playa Coralina', sticker: 'Kids eat free' } },
    inner: {
      label: 'An inner page',
      fields: { eyebrow: '', title: 'The kids’ club', link: null, titleSize: 'text-6xl' },
    },
  },
})
