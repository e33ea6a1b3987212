import { defineSlice, field } from 'voix/slices'
import { linkTo } from '../../lib/fields'

export const sliderImage = defineSlice({
  name: 'slider-image',
  label: 'Slider image',
  admin: { group: 'global' },
  purpose: 'media',
  description: 'One slide of a slider: a picture with a title and a line of text.',
  preview: '/slices/slider-image.webp',
  tags: ['picture', 'slide'],
  root: false,
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Sunset from the pier',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Rum, lime and the last light of the day.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Link', admin: { group: 'Links' } }),
    image: field.upload({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: {
        default: { width: 750, height: 500, fit: 'cover' },
        md: { width: 1200, height: 800, fit: 'cover' },
      },
    }),
    titleTag: field.select({
      label: 'Title tag',
      options: ['h3', 'h4', 'h5'],
      defaultValue: 'h3',
      admin: { group: 'Title style' },
    }),
  },
  templates: {
    room: {
      label: 'A room, with a link',
      fields: {
        title: 'The corner suite',
        copy: 'Two terraces: one for the sunrise, one for the argument about who gets the hammock.',
        link: linkTo('See where it stands', '/resorts'),
      },
    },
    picture: { label: 'The picture alone', fields: { title: '', copy: '', link: null } },
  },
})
