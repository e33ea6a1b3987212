import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { paragraphs } from '../../lib/richText'

export const richText = defineSlice({
  name: 'rich-text',
  label: 'Rich text',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'Formatted text with headings, lists and links.',
  preview: '/slices/rich-text.webp',
  tags: ['text', 'copy'],
  fields: {
    copy: field.richText({
      label: 'Copy',
      defaultValue: paragraphs(
        'Our first house stood on stilts between two mangroves. There were eleven rooms, one cook and a boat that never started before noon.',
        'Forty years later there are more rooms and better boats. The cook’s daughter runs the kitchen, and noon is still early enough.',
      ),
      breakpoints: true,
    }),
    width: field.select({
      label: 'Width',
      options: ['narrow', 'text', 'normal'],
      defaultValue: 'narrow',
      admin: { group: 'Look' },
    }),
    size: field.select({
      label: 'Text size',
      options: ['small', 'normal', 'large'],
      defaultValue: 'normal',
      admin: { group: 'Look' },
    }),
    tone: toneField(),
  },
  templates: {
    opening: {
      label: 'First words, large',
      fields: {
        copy: paragraphs(
          'You hear the sea before you see it. Then the trees open, somebody takes your bag, and there is a glass of cold ginger in your hand.',
        ),
        width: 'narrow',
        size: 'large',
      },
    },
    terms: {
      label: 'Small print',
      fields: {
        copy: paragraphs(
          'Rates are per person and night with two to a room, taxes and tips included. Nights may be moved once, up to a week before arrival.',
        ),
        width: 'text',
        size: 'small',
        tone: 'tint',
      },
    },
  },
})
