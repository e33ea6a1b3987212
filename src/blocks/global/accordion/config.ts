import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { paragraphs } from '../../lib/richText'
import { titleFields } from '../../lib/titleFields'

export const accordion = defineSlice({
  name: 'accordion',
  label: 'Accordion',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'Questions that open to their answers.',
  preview: '/slices/accordion.webp',
  tags: ['questions', 'faq'],
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Good to know', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  slots: {
    default: {
      allowedElements: ['accordion-item'],
      max: 60,
      defaultElements: [
        { slice: 'accordion-item', fields: { open: true } },
        {
          slice: 'accordion-item',
          fields: {
            title: 'When may we arrive?',
            copy: paragraphs(
              'Rooms are ready at three. Until then your cases stay with us, and lunch and the pool are yours.',
            ),
          },
        },
      ],
    },
  },
  templates: {
    arrival: {
      label: 'Before the journey',
      fields: {
        title: 'Before you pack',
        copy: 'What guests ask us most in the week before they fly, answered by the people at the front desk.',
        tone: 'tint',
      },
    },
    bare: { label: 'The questions alone', fields: { title: '', copy: '', tone: 'plain' } },
  },
})
