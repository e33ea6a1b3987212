import { defineSlice, field } from 'voix/slices'
import { linkTo } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const clubBahiaHero = defineSlice({
  name: 'club-bahia-hero',
  label: 'Club Bahía hero',
  admin: { group: 'club-bahia' },
  purpose: 'opening',
  description:
    'The opening of a page of Club Bahía: a word in signal flags, a loud title, a picture cut as a sail with its number.',
  preview: '/slices/club-bahia-hero.webp',
  tags: ['header', 'picture', 'title', 'sport'],
  layouts: ['club-bahia'],
  fields: {
    signal: field.text({
      label: 'Word in flags',
      defaultValue: 'Sail',
      admin: { group: 'Copy', description: 'Three to seven letters; what has no flag is left out.' },
    }),
    title: field.text({
      label: 'Title',
      defaultValue: 'The wind is included',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue:
        'Clubs on the water with boats in every size, coaches who have won things, and a bar that keeps the results.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('See the fleet', '/brands/club-bahia'),
      admin: { group: 'Links' },
    }),
    secondLink: field.link({ label: 'Second button', admin: { group: 'Links' } }),
    number: field.text({
      label: 'Sail number',
      defaultValue: 'DOM 41',
      admin: { group: 'Picture', description: 'Three letters of a country and a number, as on a sail.' },
      translate: false,
    }),
    image: field.upload({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: {
        default: { width: 750, height: 640, fit: 'cover' },
        lg: { width: 1000, height: 1000, fit: 'cover' },
      },
    }),
    ...titleFields({ tag: 'h1', size: 'text-8xl' }),
  },
  templates: {
    start: { label: 'Front page', fields: {} },
    inner: {
      label: 'An inner page',
      fields: { signal: 'Race', title: 'On the water today', copy: '', titleSize: 'text-7xl' },
    },
  },
})
