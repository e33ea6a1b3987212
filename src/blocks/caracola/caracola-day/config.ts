import { defineSlice, field } from 'voix/slices'
import { bandFields } from '../../lib/brandFields'

export const caracolaDay = defineSlice({
  name: 'caracola-day',
  label: 'A child’s day by the clock',
  admin: { group: 'caracola' },
  purpose: 'cards',
  description:
    'The hours of a day along a crayon line, each with a clock that shows it, for children who cannot read yet.',
  preview: '/slices/caracola-day.webp',
  tags: ['clock', 'day', 'list'],
  layouts: ['caracola'],
  fields: {
    ...bandFields({
      title: 'A day, by the clock on the wall',
      copy: 'The same clocks hang beside every door. Most four-year-olds know them by Wednesday.',
    }),
    hours: field.array({
      label: 'Hours',
      admin: { group: 'Hours' },
      minRows: 1,
      maxRows: 12,
      fields: {
        time: field.text({ label: 'Time', translate: false, admin: { description: 'By 24 hours: 7:00, 15:30.' } }),
        title: field.text({ label: 'What' }),
        copy: field.text({ label: 'How', isLong: true }),
      },
      defaultValue: [
        { time: '7:00', title: 'Bread with a face', copy: 'Raisin eyes, a banana smile. Ears are extra, and free.' },
        { time: '9:30', title: 'The sea, up to the knees', copy: 'Two lifeguards sit in the water, not beside it.' },
        { time: '11:30', title: 'Lunch on the low table', copy: 'Rice, something green, something to dip it in.' },
        { time: '13:00', title: 'Everybody whispers', copy: 'Blinds down. Parents have been seen sleeping, too.' },
        { time: '15:30', title: 'Mud kitchen', copy: 'Open until the cake is done or it rains, whichever is wetter.' },
        { time: '18:45', title: 'One more story', copy: 'It is always one more. Then the lanterns go out.' },
      ],
    }),
  },
  templates: {
    morning: {
      label: 'A morning',
      fields: {
        title: 'A slow morning',
        hours: [
          { time: '6:30', title: 'Awake already', copy: 'So is the porridge.' },
          { time: '8:00', title: 'Feeding the hens', copy: 'Count to nine.' },
          { time: '10:00', title: 'The paddling stream', copy: 'Boats of bark.' },
        ],
      },
    },
    plain: { label: 'Without a sentence', fields: { copy: '' } },
  },
})
