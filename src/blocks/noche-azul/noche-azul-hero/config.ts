import { defineSlice, field } from 'voix/slices'
import { NOCHE_AZUL_LAYOUTS } from '../../lib/brandLayouts'
import { openingFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const nocheAzulHero = defineSlice({
  name: 'noche-azul-hero',
  label: 'Noche hero',
  admin: { group: 'noche-azul' },
  purpose: 'opening',
  description: 'The opening of a page of Noche Azul: a picture as the moon over a horizon, the title thin before it.',
  preview: '/slices/noche-azul-hero.webp',
  tags: ['header', 'picture', 'title', 'night'],
  layouts: NOCHE_AZUL_LAYOUTS,
  fields: {
    ...openingFields({
      eyebrow: 'eighteen and over',
      title: 'The moon keeps our hours',
      copy: 'Dinner begins when the cicadas do. Breakfast waits until two, and nobody will ask.',
      link: ['Book a night', '/specials'],
      picture: { phone: [700, 700], wide: [1100, 1100] },
    }),
    hour: field.text({
      label: 'Line on the horizon',
      defaultValue: '21:40 moonrise over the cenote',
      admin: { group: 'Picture', description: 'An hour and what happens then.' },
    }),
    ...titleFields({ tag: 'h1', size: 'text-8xl' }),
  },
  templates: {
    house: { label: 'A house', fields: { eyebrow: 'Yucatán, Mexico', hour: '23:00 the orange court, lit' } },
    inner: {
      label: 'An inner page',
      fields: { eyebrow: '', title: 'The bar', copy: '', link: null, hour: '', titleSize: 'text-7xl' },
    },
  },
})
