import { defineSlice, field } from 'voix/slices'
import { bandFields } from '../../lib/brandFields'

export const serenaRitual = defineSlice({
  name: 'serena-ritual',
  label: 'Ritual and breath',
  admin: { group: 'serena' },
  purpose: 'text',
  description: 'A ritual as an arch that its steps share by their minutes, and a circle within that breathes along.',
  preview: '/slices/serena-ritual.webp',
  tags: ['ritual', 'steps', 'breathing'],
  layouts: ['serena'],
  fields: {
    ...bandFields({
      title: 'The evening ritual',
      copy: 'It is done in this order, in silence, and at your own hour.',
    }),
    breath: field.text({
      label: 'Beside the box that lets the circle breathe',
      defaultValue: 'In for four, out for six',
      admin: { group: 'Breath' },
    }),
    seconds: field.number({
      label: 'Seconds of a breath',
      defaultValue: 10,
      min: 4,
      max: 20,
      step: 1,
      admin: {
        group: 'Breath',
        description: 'In for four tenths of it, out for six. The circle moves once somebody ticks the box.',
      },
    }),
    unit: field.text({ label: 'Word for minutes', defaultValue: 'minutes', admin: { group: 'Steps' } }),
    steps: field.array({
      label: 'Steps',
      admin: { group: 'Steps' },
      minRows: 1,
      maxRows: 7,
      fields: {
        minutes: field.number({ label: 'Minutes', min: 1, max: 180, step: 1 }),
        title: field.text({ label: 'Title' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        { minutes: 10, title: 'Arrive', copy: 'Shoes stay outside, the telephone in a drawer with a key.' },
        { minutes: 20, title: 'Steam', copy: 'Eucalyptus from the hedge; the bench nearest the door is mildest.' },
        { minutes: 5, title: 'Cold', copy: 'Eleven steps down. Nobody counts how long.' },
        { minutes: 35, title: 'Clay', copy: 'Shoulders, knees, the soles of the feet.' },
        { minutes: 20, title: 'Rest', copy: 'A blanket, a window, a cup of lemon leaf.' },
      ],
    }),
  },
  templates: {
    morning: {
      label: 'A short morning',
      fields: {
        title: 'Before breakfast',
        copy: '',
        steps: [
          { minutes: 5, title: 'Sit', copy: 'On the step, facing east.' },
          { minutes: 10, title: 'Breathe', copy: 'With the circle, or without.' },
          { minutes: 15, title: 'Walk', copy: 'To the pear tree and back.' },
        ],
      },
    },
    plain: { label: 'Without a sentence', fields: { copy: '' } },
  },
})
