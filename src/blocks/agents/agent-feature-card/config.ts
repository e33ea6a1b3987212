import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { linkTo } from '../../lib/fields'

export const agentFeatureCard = defineSlice({
  name: 'agent-feature-card',
  label: 'Agent feature card',
  admin: { group: 'agents' },
  purpose: 'cards',
  description: 'One thing that the portal does, with the figure that says how well.',
  preview: '/slices/agent-feature-card.webp',
  tags: ['card', 'agents'],
  layouts: AGENT_LAYOUTS,
  fields: {
    figure: field.text({ label: 'Figure', defaultValue: '2 min', admin: { group: 'Copy' } }),
    title: field.text({ label: 'Title', defaultValue: 'Answers by name', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'The desk knows your agency and your last three bookings before you have said hello.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Link', defaultValue: linkTo('Meet the desk', '/agents'), admin: { group: 'Copy' } }),
    isAccent: field.checkbox({ label: 'On the accent colour', defaultValue: false, admin: { group: 'Look' } }),
  },
  templates: {
    plain: { label: 'On the portal’s paper', fields: {} },
    accent: { label: 'On the accent colour', fields: { isAccent: true, figure: '2×', title: 'Double points in May' } },
  },
})
