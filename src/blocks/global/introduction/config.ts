import { defineSlice, field } from 'voix/slices'
import { alignField, toneField } from '../../lib/fields'
import { paragraphs } from '../../lib/richText'
import { titleFields } from '../../lib/titleFields'

export const introduction = defineSlice({
  name: 'introduction',
  label: 'Introduction',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'A title and a paragraph that say what a page or a part of it is about.',
  preview: '/slices/introduction.webp',
  tags: ['title', 'text'],
  fields: {
    eyebrow: field.text({ label: 'Line above the title', defaultValue: 'Welcome', admin: { group: 'Copy' } }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Everything is taken care of, so nothing has to be',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.richText({
      label: 'Copy',
      defaultValue: paragraphs(
        'Breakfast with the waves, a table for two at sunset, a kayak whenever you feel like it: at our resorts it is all part of the stay. You bring the book you have been meaning to read.',
      ),
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Link', admin: { group: 'Links' } }),
    align: alignField('center'),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  slots: { default: { allowedElements: ['button', 'ghost-button-link', 'download-link', 'styled-number'], max: 4 } },
  templates: {
    chapter: { label: 'Chapter, to the left', fields: { align: 'left', eyebrow: '', titleSize: 'text-4xl' } },
    band: {
      label: 'Dark band',
      fields: { tone: 'deep', align: 'center', eyebrow: 'Good to know', title: 'Everything is included' },
    },
  },
})
