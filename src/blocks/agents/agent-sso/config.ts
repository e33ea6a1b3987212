import { defineSlice, field } from 'voix/slices'
import { PARTNERS } from '../../../agents/partners'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { AGENTS } from '../../lib/purposes'

const options = Object.entries(PARTNERS).map(([value, { label }]) => ({ value, label }))

export const agentSso = defineSlice({
  name: 'agent-sso',
  label: 'Agent single sign-on',
  admin: { group: 'agents' },
  purpose: AGENTS,
  description: 'Doors to partners’ systems, through which signed-in agents go without another password.',
  preview: '/slices/agent-sso.webp',
  tags: ['agents', 'login', 'links'],
  layouts: AGENT_LAYOUTS,
  hydrationMode: 'load',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'One sign-in, three doors',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'You are recognised behind each of them.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    doors: field.array({
      label: 'Doors',
      admin: { group: 'Doors' },
      maxRows: 6,
      fields: {
        partner: field.select({ label: 'Partner', options, defaultValue: 'cash-plus' }),
        note: field.text({ label: 'Line below' }),
      },
      defaultValue: [
        { partner: 'cash-plus', note: 'Count your points, and spend them.' },
        { partner: 'academy', note: 'An hour for each house, with a certificate.' },
        { partner: 'groups', note: 'Blocks of rooms, held for ten days.' },
      ],
    }),
    login: field.link({
      label: 'Sign-in',
      defaultValue: linkTo('Sign in first', '/agents#sign-in'),
      admin: { group: 'Doors' },
    }),
    tone: toneField('deep'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    dark: { label: 'On the portal’s colour', fields: { tone: 'deep' } },
    plain: { label: 'On paper', fields: { tone: 'plain', copy: '' } },
  },
})
