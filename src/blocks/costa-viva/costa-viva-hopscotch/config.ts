import { defineSlice, field } from 'voix/slices'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const costaVivaHopscotch = defineSlice({
  name: 'costa-viva-hopscotch',
  label: 'Hopscotch',
  admin: { group: 'costa-viva' },
  purpose: 'cards',
  description: 'A day as a hopscotch court, drawn in chalk: one square, two squares, one square, home.',
  preview: '/slices/costa-viva-hopscotch.webp',
  tags: ['day', 'programme', 'family'],
  layouts: ['costa-viva'],
  fields: {
    ...headFields({ title: 'Hop through a day', copy: 'Throw a stone, hop to it, stay as long as you like.' }),
    squares: field.array({
      label: 'Squares',
      admin: { group: 'Copy', description: 'Four or seven make a whole court.' },
      maxRows: 9,
      fields: {
        time: field.text({ label: 'When' }),
        title: field.text({ label: 'What' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        { time: '8:00', title: 'Pancakes with faces', copy: 'Yours may look how it likes.' },
        { time: '9:30', title: 'Circus school', copy: 'Low wire first, then the trapeze.' },
        { time: '9:30', title: 'A book, unread so far', copy: 'For those who pay for all this.' },
        { time: '12:30', title: 'Everybody in the sea', copy: 'The lifeguards call it the noon count.' },
        { time: '15:00', title: 'Tortillas with Lupita', copy: 'Flour on the floor is expected.' },
        { time: '15:00', title: 'Nothing whatever', copy: 'In a hammock, by appointment.' },
        { time: '19:45', title: 'Disco, with a firm last song', copy: 'Shoes optional. Home by ten.' },
      ],
    }),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    day: { label: 'A whole day', fields: {} },
    morning: {
      label: 'A morning',
      fields: {
        title: 'Before lunch',
        squares: [
          { time: '8:00', title: 'Pancakes', copy: 'With faces.' },
          { time: '9:30', title: 'Circus school', copy: 'Low wire first.' },
          { time: '9:30', title: 'A long coffee', copy: 'Hot until the end.' },
          { time: '12:00', title: 'The bucket', copy: 'You will hear the bell.' },
        ],
      },
    },
  },
})
