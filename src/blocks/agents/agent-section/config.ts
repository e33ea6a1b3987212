import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const agentSection = defineSlice({
  name: 'agent-section',
  label: 'Agent section',
  admin: { group: 'agents' },
  purpose: 'layout',
  description: 'A chapter of the portal: its title stays at the left while what stands in it goes by.',
  preview: '/slices/agent-section.webp',
  tags: ['container', 'agents'],
  layouts: AGENT_LAYOUTS,
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'What you get', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Three things that other portals keep to themselves.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    columns: field.number({
      label: 'Side by side',
      defaultValue: 2,
      min: 1,
      max: 3,
      step: 1,
      admin: { group: 'Look' },
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  slots: {
    default: {
      allowedElements: '*',
      max: 24,
      defaultElements: [
        { slice: 'agent-feature-card' },
        { slice: 'agent-feature-card', fields: { title: 'Points for nights' } },
      ],
    },
  },
  templates: {
    features: { label: 'Features, two by two', fields: { columns: 2 } },
    list: { label: 'One below the other', fields: { columns: 1, tone: 'tint' } },
  },
})
