import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { AGENTS } from '../../lib/purposes'

export const agentStaff = defineSlice({
  name: 'agent-staff',
  label: 'Agent staff',
  admin: { group: 'agents' },
  purpose: AGENTS,
  description: 'The people at the agents’ desk: a face, a name, a line and how to reach them.',
  preview: '/slices/agent-staff.webp',
  tags: ['people', 'contact', 'agents'],
  layouts: AGENT_LAYOUTS,
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Your desk', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'They have slept in every house they sell.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    people: field.array({
      label: 'People',
      maxRows: 24,
      admin: { group: 'People' },
      fields: {
        image: field.image({
          label: 'Picture',
          breakpoints: { default: { width: 200, height: 200, fit: 'cover' } },
          admin: { description: '200 × 200 px.' },
        }),
        name: field.text({ label: 'Name' }),
        region: field.text({ label: 'Looks after' }),
        phone: field.text({ label: 'Telephone' }),
        email: field.email({ label: 'E-mail' }),
      },
      defaultValue: [
        { name: 'Marisol Peña', region: 'North America', phone: '+1 555 010 0142', email: 'marisol@solmara.example' },
        {
          name: 'Owen Clarke',
          region: 'United Kingdom and Ireland',
          phone: '+44 20 7946 0144',
          email: 'owen@solmara.example',
        },
        { name: 'Lucía Herrera', region: 'Latin America', phone: '+52 55 5010 0145', email: 'lucia@solmara.example' },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    desk: { label: 'The whole desk', fields: {} },
    short: { label: 'Only the faces', fields: { title: '', copy: '', tone: 'tint' } },
  },
})
