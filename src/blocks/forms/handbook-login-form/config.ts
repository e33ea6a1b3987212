import { defineSlice, field } from 'voix/slices'
import { formFields } from '../../lib/formFields'
import { linkTo } from '../../lib/fields'

export const handbookLoginForm = defineSlice({
  name: 'handbook-login-form',
  label: 'Handbook request form',
  admin: { group: 'forms' },
  purpose: 'forms',
  description: 'Partners without an account ask for the handbook; those with one are led to the sign-in.',
  preview: '/slices/handbook-login-form.webp',
  tags: ['form', 'agents', 'handbook', 'login'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'handbook-login',
      title: 'The partners’ handbook',
      copy: 'Room plans, transfer times and what to tell guests who cannot swim. Ask for it here, or sign in and read it.',
    }),
    handbook: field.link({
      label: 'Sign-in',
      defaultValue: linkTo('Sign in and read it', '/agents'),
      admin: { group: 'Form', description: 'Where agents with an account sign in. The form itself signs nobody in.' },
    }),
  },
  templates: {
    band: { label: 'In a soft band', fields: { tone: 'tint' } },
    short: { label: 'Only the form', fields: { copy: '', tone: 'plain' } },
  },
})
