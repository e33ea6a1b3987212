import { defineSlice, field } from 'voix/slices'
import { paragraphs } from '../../lib/richText'

export const tab = defineSlice({
  name: 'tab',
  label: 'Tab',
  admin: { group: 'global' },
  purpose: 'layout',
  description: 'One part of a tabs slice: a title, copy and any elements.',
  preview: '/slices/tab.webp',
  tags: ['container'],
  root: false,
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'By the pool' }),
    copy: field.richText({
      label: 'Copy',
      defaultValue: paragraphs(
        'Three pools, one of them for quiet hours, and towels that find you before you find them.',
      ),
      breakpoints: true,
    }),
  },
  slots: { default: { allowedElements: '*' } },
  templates: {
    food: {
      label: 'Food and drink',
      fields: {
        title: 'At the table',
        copy: paragraphs(
          'Breakfast until the last guest is up, five kitchens at night, and a cook who asks what you miss.',
        ),
      },
    },
    rain: {
      label: 'On a rainy day',
      fields: {
        title: 'When it rains',
        copy: paragraphs(
          'Dominoes on the veranda, rum by the thimble, and the sauna all to yourself until the sky clears.',
        ),
      },
    },
  },
})
