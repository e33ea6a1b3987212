import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { linkTo, toneField } from '../../lib/fields'
import { AGENTS } from '../../lib/purposes'

export const agentDashboard = defineSlice({
  name: 'agent-dashboard',
  label: 'Agent dashboard',
  admin: { group: 'agents' },
  purpose: AGENTS,
  description:
    'What an agent looks for after signing in: how many offers there are, which end soon, and the newest papers.',
  preview: '/slices/agent-dashboard.webp',
  tags: ['agents', 'dashboard'],
  layouts: AGENT_LAYOUTS,
  database: true,
  fields: {
    greeting: field.text({
      label: 'Greeting',
      defaultValue: 'Good to see you',
      admin: { group: 'Copy', description: 'The agent’s name comes after it.' },
    }),
    offersTitle: field.text({ label: 'Title of the offers', defaultValue: 'Ending soon', admin: { group: 'Copy' } }),
    papersTitle: field.text({ label: 'Title of the papers', defaultValue: 'Papers', admin: { group: 'Copy' } }),
    link: field.link({ label: 'Button', defaultValue: linkTo('All offers', '#offers'), admin: { group: 'Copy' } }),
    count: field.number({
      label: 'Lines of each',
      defaultValue: 4,
      min: 1,
      max: 12,
      step: 1,
      admin: { group: 'Look' },
    }),
    tone: toneField('tint'),
  },
  templates: {
    full: { label: 'Offers and papers', fields: {} },
    short: { label: 'Two lines of each', fields: { count: 2, tone: 'plain' } },
  },
})
