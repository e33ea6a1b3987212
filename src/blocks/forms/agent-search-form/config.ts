import { defineSlice } from 'voix/slices'
import { formFields } from '../../lib/formFields'

export const agentSearchForm = defineSlice({
  name: 'agent-search-form',
  label: 'Agent search form',
  admin: { group: 'forms' },
  purpose: 'forms',
  description: 'Visitors who look for a travel agent near them.',
  preview: '/slices/agent-search-form.webp',
  tags: ['form', 'agents', 'search'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'agent-search',
      title: 'Find a travel agent who has slept here',
      copy: 'Say where you live. We send you three names within a day.',
    }),
  },
  templates: {
    band: { label: 'In a soft band', fields: { tone: 'tint' } },
    dark: { label: 'In a dark band', fields: { tone: 'deep' } },
  },
})
