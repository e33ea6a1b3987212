import { defineSlice, field } from 'voix/slices'
import { linkTo } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const salYLuzHero = defineSlice({
  name: 'sal-y-luz-hero',
  label: 'Sal y Luz hero',
  admin: { group: 'sal-y-luz' },
  purpose: 'opening',
  description:
    'The opening of a page of Sal y Luz: a title as large as a poster beside a picture with the light on it.',
  preview: '/slices/sal-y-luz-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: ['sal-y-luz'],
  fields: {
    number: field.text({
      label: 'Number of the plate',
      defaultValue: 'N° 1',
      admin: { group: 'Copy', description: 'Short, as on the label beside a print: N° 1, Plate 4.' },
    }),
    eyebrow: field.text({ label: 'Line above the title', defaultValue: 'Adults only', admin: { group: 'Copy' } }),
    title: field.text({
      label: 'Title',
      defaultValue: 'A house you could hang',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Eleven rooms on the salt flats, each lent to one artist for a year.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('See the season', '/brands/sal-y-luz'),
      admin: { group: 'Copy' },
    }),
    image: field.upload({
      label: 'Picture',
      admin: { group: 'Picture', description: 'Strong shapes: it is shown in black and white.' },
      breakpoints: {
        default: { width: 750, height: 750, fit: 'cover' },
        lg: { width: 900, height: 1000, fit: 'cover' },
      },
    }),
    side: field.select({
      label: 'The light stands',
      options: [
        { label: 'High', value: 'high' },
        { label: 'Low', value: 'low' },
      ],
      defaultValue: 'high',
      admin: { group: 'Look' },
    }),
    ...titleFields({ tag: 'h1', size: 'text-8xl' }),
  },
  templates: {
    opening: { label: 'Front page', fields: { side: 'high' } },
    inner: {
      label: 'An inner page',
      fields: { number: 'N° 2', eyebrow: '', title: 'The rooms', copy: '', side: 'low', titleSize: 'text-7xl' },
    },
  },
})
