import { defineSlice, field } from 'voix/slices'
import { linkTo } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const numberedImageCard = defineSlice({
  name: 'numbered-image-card',
  label: 'Numbered image card',
  admin: { group: 'global' },
  purpose: 'cards',
  description: 'A picture with a large number over its corner and a few words: one of several steps or reasons.',
  preview: '/slices/numbered-image-card.webp',
  tags: ['card', 'picture', 'number'],
  fields: {
    number: field.text({ label: 'Number', defaultValue: '1', admin: { group: 'Copy' } }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Leave your shoes at the jetty',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'The boat is met by somebody who knows your name and what you drink.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Link', defaultValue: linkTo('How to get here', '/contact'), admin: { group: 'Copy' } }),
    image: field.image({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: {
        default: { width: 750, height: 500, fit: 'cover' },
        md: { width: 900, height: 600, fit: 'cover' },
      },
    }),
    ...titleFields({ tag: 'h3', size: 'text-3xl' }),
    imageOnRight: field.checkbox({ label: 'Picture at the right', defaultValue: false, admin: { group: 'Look' } }),
  },
  templates: {
    second: {
      label: 'The second one',
      fields: { number: '2', imageOnRight: true, title: 'Stay for the second sunset' },
    },
    third: { label: 'The third one', fields: { number: '3', title: 'Let the kitchen choose' } },
  },
})
