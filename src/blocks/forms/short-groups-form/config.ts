import { defineSlice } from 'voix/slices'
import { formFields } from '../../lib/formFields'

export const shortGroupsForm = defineSlice({
  name: 'short-groups-form',
  label: 'Short groups form',
  admin: { group: 'forms' },
  purpose: 'forms',
  description: 'The groups form in four fields. Use the groups form instead.',
  preview: '/slices/short-groups-form.webp',
  tags: ['form', 'groups'],
  deprecated: true,
  replacedBy: 'groups-form',
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'short-groups',
      title: 'Coming with many?',
      copy: 'Leave your number and we call.',
    }),
  },
  templates: {
    band: { label: 'In a soft band', fields: { tone: 'tint' } },
    plain: { label: 'On the page’s colour', fields: { tone: 'plain' } },
  },
})
