import { defineSlice, field } from 'voix/slices'
import { paragraphs } from '../../lib/richText'

export const accordionItem = defineSlice({
  name: 'accordion-item',
  label: 'Accordion item',
  group: 'global',
  description: 'One question with its answer.',
  preview: '/slices/accordion-item.svg',
  tags: ['question'],
  root: false,
  fields: {
    title: field.text({ label: 'Question', default: 'What does all-inclusive include?', breakpoints: true }),
    copy: field.wysiwyg({
      label: 'Answer',
      default: paragraphs(
        'Every meal in every restaurant, all drinks, the minibar, non-motorised water sports, evening shows, taxes and tips.',
      ),
      breakpoints: true,
    }),
    open: field.checkbox({ label: 'Open from the start', default: false }),
  },
  slots: { default: { allowedElements: ['button', 'ghost-button-link', 'download-link', 'rich-text', 'table'] } },
})
