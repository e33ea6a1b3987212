import { defineSlice, field } from 'voix/slices'
import { paragraphs } from '../../lib/richText'

export const accordionItem = defineSlice({
  name: 'accordion-item',
  label: 'Accordion item',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'One question with its answer.',
  preview: '/slices/accordion-item.webp',
  tags: ['question'],
  root: false,
  hiddenWithout: ['title'],
  fields: {
    title: field.text({ label: 'Question', defaultValue: 'What does all-inclusive include?', breakpoints: true }),
    copy: field.richText({
      label: 'Answer',
      defaultValue: paragraphs(
        'Every meal in every restaurant, all drinks, the minibar, non-motorised water sports, evening shows, taxes and tips.',
      ),
      breakpoints: true,
    }),
    open: field.checkbox({ label: 'Open from the start', defaultValue: false }),
  },
  slots: { default: { allowedElements: ['button', 'ghost-button-link', 'download-link', 'rich-text', 'table'] } },
  templates: {
    children: {
      label: 'About children, open',
      fields: {
        title: 'Are children welcome?',
        copy: paragraphs(
          'From their first summer on. Tell us a day ahead, and a cot, a high chair and a small bathrobe wait in the room.',
        ),
        open: true,
      },
    },
    departure: {
      label: 'About the last day',
      fields: {
        title: 'What if our flight leaves late?',
        copy: paragraphs(
          'Your room is yours until noon, and the rest is yours until the taxi comes: lockers, showers by the pool, lunch on the terrace.',
        ),
        open: false,
      },
    },
  },
})
