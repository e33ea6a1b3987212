import { defineSlice, field } from 'voix/slices'
import { paragraphs } from '../../lib/richText'

export const tab = defineSlice({
  name: 'tab',
  label: 'Tab',
  group: 'global',
  description: 'One part of a tabs slice: a title, copy and any elements.',
  preview: '/slices/tab.svg',
  tags: ['container'],
  root: false,
  fields: {
    title: field.text({ label: 'Title', default: 'By the pool' }),
    copy: field.wysiwyg({
      label: 'Copy',
      default: paragraphs('Three pools, one of them for quiet hours, and towels that find you before you find them.'),
      breakpoints: true,
    }),
  },
  slots: { default: { allowedElements: '*' } },
})
