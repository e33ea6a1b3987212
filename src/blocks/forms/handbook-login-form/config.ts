import { defineSlice, field } from 'voix/slices'
import { formFields } from '../../lib/formFields'
import { linkTo } from '../../lib/fields'

export const handbookLoginForm = defineSlice({
  name: 'handbook-login-form',
  label: 'Handbook login form',
  group: 'forms',
  description: 'Partners sign in with their agency and get the handbook.',
  preview: '/slices/handbook-login-form.webp',
  tags: ['form', 'agents', 'handbook'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'handbook-login',
      title: 'The partners’ handbook',
      copy: 'Room plans, transfer times and what to tell guests who cannot swim.',
    }),
    handbook: field.link({
      label: 'Handbook',
      default: linkTo('Open the handbook', '/about'),
      group: 'Form',
      instructions: 'Shown once the form was sent.',
    }),
  },
  templates: {
    band: { label: 'In a soft band', fields: { tone: 'tint' } },
    short: { label: 'Only the form', fields: { copy: '', tone: 'plain' } },
  },
})
