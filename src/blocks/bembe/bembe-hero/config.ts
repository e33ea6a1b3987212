import { defineSlice, field } from 'voix/slices'
import { openingFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const bembeHero = defineSlice({
  name: 'bembe-hero',
  label: 'Bembé hero',
  admin: { group: 'bembe' },
  purpose: 'opening',
  description:
    'The opening of a page of Bembé: a screen-printed picture, a title as wide as the poster, a stamp with the hour.',
  preview: '/slices/bembe-hero.webp',
  tags: ['header', 'picture', 'title', 'music'],
  layouts: ['bembe'],
  fields: {
    ...openingFields({
      eyebrow: 'a house with a band in it',
      title: 'Nobody sits this one out',
      copy: 'Three dance floors, nine resident musicians, and lessons at eleven for those who said they do not dance.',
      link: ['See who plays', '#tonight'],
      picture: { phone: [750, 640], wide: [1600, 760] },
    }),
    stamp: field.text({
      label: 'Stamp',
      defaultValue: 'Every night from nine',
      admin: { group: 'Picture', description: 'Two to five words. Empty: no stamp.' },
    }),
    ...titleFields({ tag: 'h1', size: 'text-8xl' }),
  },
  templates: {
    night: {
      label: 'A night',
      fields: { eyebrow: 'saturday', title: 'Bomba until the candles go', stamp: 'Doors at ten' },
    },
    inner: {
      label: 'An inner page',
      fields: { eyebrow: '', copy: '', link: null, stamp: '', titleSize: 'text-7xl', title: 'The floors' },
    },
  },
})
