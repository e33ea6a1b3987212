import { defineSlice, field } from 'voix/slices'
import { linkTo } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const islaVerdeHero = defineSlice({
  name: 'isla-verde-hero',
  label: 'Isla Verde hero',
  admin: { group: 'isla-verde' },
  purpose: 'opening',
  description: 'The opening of a page of Isla Verde: a picture cut out by hand among leaves of paper.',
  preview: '/slices/isla-verde-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: ['isla-verde'],
  fields: {
    eyebrow: field.text({
      label: 'Line above the title',
      defaultValue: 'Lodges in the forest',
      admin: { group: 'Copy' },
    }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Where the trees stop, the sea begins',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Twenty cabins on stilts, a path to the beach, and nothing in between that was not growing there.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('Walk with us', '/brands/isla-verde'),
      admin: { group: 'Links' },
    }),
    secondLink: field.link({ label: 'Second button', admin: { group: 'Links' } }),
    image: field.upload({
      label: 'Picture',
      admin: { group: 'Picture', description: 'Its edges are cut away: nothing that matters within a tenth of them.' },
      breakpoints: {
        default: { width: 750, height: 640, fit: 'cover' },
        lg: { width: 900, height: 900, fit: 'cover' },
      },
    }),
    leaves: field.select({
      label: 'Leaves around it',
      options: [
        { label: 'Many', value: 'many' },
        { label: 'Few', value: 'few' },
      ],
      defaultValue: 'many',
      admin: { group: 'Look' },
    }),
    ...titleFields({ tag: 'h1', size: 'text-7xl' }),
  },
  templates: {
    clearing: { label: 'Front page', fields: { leaves: 'many' } },
    inner: {
      label: 'An inner page',
      fields: { eyebrow: '', title: 'The cabins', copy: '', leaves: 'few', titleSize: 'text-6xl' },
    },
  },
})
