import { defineSlice } from 'voix/slices'
import { formFields } from '../../lib/formFields'

export const groupsForm = defineSlice({
  name: 'groups-form',
  label: 'Groups form',
  admin: { group: 'forms' },
  purpose: 'forms',
  description: 'Companies, families and clubs that come with ten rooms or more.',
  preview: '/slices/groups-form.webp',
  tags: ['form', 'groups', 'meetings'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'groups',
      title: 'Coming with many?',
      copy: 'From ten rooms on we plan with you: rooms, tables, boats and who sits where.',
    }),
  },
  templates: {
    meetings: { label: 'Meetings', fields: { title: 'Plan a meeting', tone: 'plain' } },
    families: { label: 'Family gatherings', fields: { title: 'Three generations, one table' } },
  },
})
