import { defineSlice, field } from 'voix/slices'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const bembeSteps = defineSlice({
  name: 'bembe-steps',
  label: 'Dance steps',
  admin: { group: 'bembe' },
  purpose: 'text',
  description: 'A step to learn from the floor: one print of a foot for each count, left or right, and where it goes.',
  preview: '/slices/bembe-steps.webp',
  tags: ['dance', 'lesson', 'diagram'],
  layouts: ['bembe'],
  fields: {
    ...headFields({ title: 'Son, from the floor', copy: 'Four and eight are silent. That is where the smile goes.' }),
    steps: field.array({
      label: 'Steps',
      admin: { group: 'Copy', description: 'One for each count on which a foot moves.' },
      maxRows: 8,
      fields: {
        count: field.text({ label: 'Count' }),
        foot: field.select({ label: 'Foot', options: ['left', 'right'], defaultValue: 'left' }),
        to: field.select({
          label: 'Goes',
          options: ['forward', 'back', 'to the left', 'to the right', 'home'],
          defaultValue: 'forward',
        }),
        copy: field.text({ label: 'What to think of' }),
      },
      defaultValue: [
        { count: '1', foot: 'left', to: 'forward', copy: 'Ask a question.' },
        { count: '2', foot: 'right', to: 'home', copy: 'Wait for it.' },
        { count: '3', foot: 'left', to: 'home', copy: 'Shift your weight, not your hat.' },
        { count: '5', foot: 'right', to: 'back', copy: 'Consider the answer.' },
        { count: '6', foot: 'left', to: 'home', copy: 'Agree.' },
        { count: '7', foot: 'right', to: 'home', copy: 'And again.' },
      ],
    }),
    ...titleFields({ tag: 'h2', size: 'text-6xl' }),
  },
  templates: {
    son: { label: 'Son', fields: {} },
    merengue: {
      label: 'Merengue',
      fields: {
        title: 'Merengue, in a doorway',
        copy: 'Everybody can. That is the point of it.',
        steps: [
          { count: '1', foot: 'left', to: 'to the left', copy: 'Drag it a little.' },
          { count: '2', foot: 'right', to: 'home', copy: 'Bring it along.' },
        ],
      },
    },
  },
})
