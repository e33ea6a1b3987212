import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const costaVivaBand = defineSlice({
  name: 'costa-viva-band',
  label: 'Bubbles',
  admin: { group: 'costa-viva' },
  purpose: 'cards',
  description: 'Up to four bubbles, each with a figure in it and a sentence below.',
  preview: '/slices/costa-viva-band.webp',
  tags: ['features', 'numbers', 'family'],
  layouts: ['costa-viva'],
  fields: {
    ...headFields({ title: 'What there is to do', copy: 'In the order in which children ask for it.' }),
    bubbles: field.array({
      label: 'Bubbles',
      admin: { group: 'Copy' },
      maxRows: 4,
      fields: {
        figure: field.text({ label: 'In the bubble' }),
        title: field.text({ label: 'Title' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        { figure: '11', title: 'Slides', copy: 'From ninety centimetres to brave. One of them is in the dark.' },
        {
          figure: '6 min',
          title: 'Until the bucket tips',
          copy: 'Four hundred litres. There is a bell, and nobody ever moves.',
        },
        {
          figure: '10 p.m.',
          title: 'Until we walk them home',
          copy: 'The club closes at ten, and everybody is delivered, asleep or not.',
        },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    three: { label: 'Three bubbles', fields: {} },
    tall: {
      label: 'For tall people',
      fields: {
        title: 'For tall people',
        copy: '',
        tone: 'tint',
        bubbles: [
          { figure: '18+', title: 'The upper deck', copy: 'Out of sight, and just out of earshot.' },
          { figure: '2', title: 'Hours, uninterrupted', copy: 'A dinner with both hands.' },
        ],
      },
    },
  },
})
