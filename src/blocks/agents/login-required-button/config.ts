import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { alignField, linkTo } from '../../lib/fields'

export const loginRequiredButton = defineSlice({
  name: 'login-required-button',
  label: 'Login-required button',
  admin: { group: 'agents' },
  purpose: 'navigation',
  description: 'A button for agents: whoever is not signed in is led to the sign-in first.',
  preview: '/slices/login-required-button.webp',
  tags: ['button', 'agents', 'login'],
  layouts: AGENT_LAYOUTS,
  hydrationMode: 'load',
  fields: {
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('See the net rates', '/agents'),
      admin: { description: 'Where it leads once signed in.' },
    }),
    login: field.link({
      label: 'Sign-in',
      defaultValue: linkTo('Sign in to see the net rates', '/agents#sign-in'),
      admin: { description: 'What it is until then.' },
    }),
    align: alignField('left'),
  },
  templates: {
    rates: { label: 'Net rates', fields: {} },
    centred: { label: 'In the middle', fields: { align: 'center' } },
  },
})
