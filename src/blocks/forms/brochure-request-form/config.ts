import { defineSlice } from 'voix/slices'
import { formFields, formPicture } from '../../lib/formFields'

export const brochureRequestForm = defineSlice({
  name: 'brochure-request-form',
  label: 'Brochure request form',
  admin: { group: 'forms' },
  purpose: 'forms',
  description: 'The printed brochure, sent to an address.',
  preview: '/slices/brochure-request-form.webp',
  tags: ['form', 'brochure', 'post'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'brochure-request',
      title: 'The brochure, on paper',
      copy: 'Ninety-six pages, printed near the sea. It travels for about a week.',
    }),
    image: formPicture(),
  },
  templates: {
    group: { label: 'Of the group', fields: {} },
    brand: { label: 'Of one brand', fields: { title: 'The Jewel Coast book', tone: 'plain' } },
  },
})
