import { defineSlice, field } from 'voix/slices'
import { formFields } from '../../lib/formFields'

export const formBlock = defineSlice({
  name: 'form-block',
  label: 'Form',
  admin: { group: 'global' },
  purpose: 'forms',
  description: 'Any form of the site, with a heading and a text.',
  preview: '/slices/form-block.svg',
  tags: ['form', 'contact', 'enquiry'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'groups',
      title: 'Write to us',
      copy: 'We read everything, and answer within a day.',
    }),
    arrangement: field.select<'beside' | 'below', 'beside' | 'below'>({
      label: 'The form stands',
      options: [
        { label: 'Beside the words', value: 'beside' },
        { label: 'Below the words', value: 'below' },
      ],
      defaultValue: 'below',
      admin: { group: 'Look' },
    }),
    look: field.select<'columns' | 'stack', 'columns' | 'stack'>({
      label: 'Fields',
      options: [
        { label: 'Two side by side', value: 'columns' },
        { label: 'One below the other', value: 'stack' },
      ],
      defaultValue: 'columns',
      admin: { group: 'Look' },
    }),
  },
  templates: {
    below: { label: 'Below the words', fields: { arrangement: 'below' } },
    beside: { label: 'Beside the words', fields: { arrangement: 'beside', look: 'stack' } },
    only: { label: 'Only the form', fields: { title: '', copy: '', tone: 'plain' } },
  },
})
