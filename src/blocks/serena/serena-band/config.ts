import { defineSlice, field } from 'voix/slices'
import { bandFields } from '../../lib/brandFields'

export const serenaBand = defineSlice({
  name: 'serena-band',
  label: 'Serena treatments',
  admin: { group: 'serena' },
  purpose: 'cards',
  description: 'A tall arch of a picture beside a few treatments, each with how long it takes.',
  preview: '/slices/serena-band.webp',
  tags: ['features', 'picture', 'list'],
  layouts: ['serena'],
  fields: {
    ...bandFields({
      title: 'Three things, done slowly',
      copy: 'There is no menu. These are what our hands know best.',
    }),
    image: field.image({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: { default: { width: 800, height: 1000, fit: 'cover' } },
    }),
    treatments: field.array({
      label: 'Treatments',
      admin: { group: 'Treatments' },
      minRows: 1,
      maxRows: 6,
      fields: {
        title: field.text({ label: 'Title' }),
        time: field.text({ label: 'How long' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        { title: 'Clay', time: '70 minutes', copy: 'River clay from the bend below the house, warmed, left, rinsed.' },
        { title: 'Salt', time: '40 minutes', copy: 'Salt and lime, then the cold basin, for as long as you dare.' },
        { title: 'Hands', time: '90 minutes', copy: 'Two of them. No oil that has a name.' },
      ],
    }),
    link: field.link({ label: 'Link', admin: { group: 'Copy' } }),
  },
  templates: {
    food: {
      label: 'At the table',
      fields: {
        title: 'Eat, then rest',
        treatments: [
          { title: 'Broth', time: 'from seven', copy: 'Clear, hot, in a bowl with two handles.' },
          { title: 'Fruit', time: 'all day', copy: 'Whatever fell last night.' },
        ],
      },
    },
    plain: { label: 'Without a sentence', fields: { copy: '' } },
  },
})
