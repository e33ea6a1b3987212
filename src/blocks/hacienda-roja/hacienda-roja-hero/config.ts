import { TILE_NAMES } from '../../../components/tiles'
import { defineSlice, field } from 'voix/slices'
import { linkTo } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const haciendaRojaHero = defineSlice({
  name: 'hacienda-roja-hero',
  label: 'Hacienda Roja hero',
  admin: { group: 'hacienda-roja' },
  purpose: 'opening',
  description:
    'The opening of a page of Hacienda Roja: a title above an arch with a picture in it, floors of tiles at both sides.',
  preview: '/slices/hacienda-roja-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: ['hacienda-roja'],
  fields: {
    eyebrow: field.text({
      label: 'Line above the title',
      defaultValue: 'Heritage haciendas',
      admin: { group: 'Copy' },
    }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Come in, the gate is open',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Old houses with thick walls, restored by the grandchildren of those who built them.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('See the houses', '/brands/hacienda-roja'),
      admin: { group: 'Copy' },
    }),
    image: field.upload({
      label: 'Picture',
      admin: {
        group: 'Picture',
        description: 'What matters stands in the middle: the arch takes the upper corners away.',
      },
      breakpoints: {
        default: { width: 750, height: 750, fit: 'cover' },
        md: { width: 1100, height: 900, fit: 'cover' },
      },
    }),
    tile: field.select({
      label: 'Tile at both sides',
      options: TILE_NAMES,
      defaultValue: 'star',
      admin: { group: 'Look' },
    }),
    ...titleFields({ tag: 'h1', size: 'text-7xl' }),
  },
  templates: {
    gate: { label: 'Front page', fields: {} },
    inner: {
      label: 'An inner page',
      fields: { eyebrow: '', title: 'The rooms', copy: '', tile: 'petal', titleSize: 'text-6xl' },
    },
  },
})
