import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { paragraphs } from '../../lib/richText'

export const richText = defineSlice({
  name: 'rich-text',
  label: 'Rich text',
  group: 'global',
  description: 'Formatted text with headings, lists and links.',
  preview: '/slices/rich-text.svg',
  tags: ['text', 'copy'],
  fields: {
    copy: field.wysiwyg({
      label: 'Copy',
      default: paragraphs(
        'Our first house stood on stilts between two mangroves. There were eleven rooms, one cook and a boat that never started before noon.',
        'Forty years later there are more rooms and better boats. The cook’s daughter runs the kitchen, and noon is still early enough.',
      ),
      breakpoints: true,
    }),
    width: field.select({ label: 'Width', options: ['narrow', 'text', 'normal'], default: 'narrow', group: 'Look' }),
    size: field.select({ label: 'Text size', options: ['small', 'normal', 'large'], default: 'normal', group: 'Look' }),
    tone: toneField(),
  },
})
