import { defineSlice } from 'voix/slices'
import { formFields, formPicture } from '../../lib/formFields'

export const weddingInquiryForm = defineSlice({
  name: 'wedding-inquiry-form',
  label: 'Wedding inquiry form',
  admin: { group: 'wedding' },
  purpose: 'forms',
  description: 'A couple’s first letter: who, when, where and with how many.',
  preview: '/slices/wedding-inquiry-form.webp',
  tags: ['form', 'wedding'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'wedding-inquiry',
      title: 'Tell us about the two of you',
      copy: 'A planner writes back within a day, by name.',
    }),
    image: formPicture(),
  },
  templates: {
    couple: { label: 'With a picture', fields: {} },
    renewal: { label: 'Renewal of vows', fields: { title: 'Once more, with everyone', tone: 'plain' } },
  },
})
