import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { AGENTS } from '../../lib/purposes'

export const agentLogin = defineSlice({
  name: 'agent-login',
  label: 'Agent login',
  admin: { group: 'agents' },
  purpose: AGENTS,
  description:
    'Agents sign in on the site and see what is theirs; who is signed in already is offered the way in, and out.',
  preview: '/slices/agent-login.webp',
  tags: ['form', 'agents', 'login'],
  layouts: AGENT_LAYOUTS,
  hydrationMode: 'load',
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Sign in', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'With the e-mail address and the password that your agency has from us.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    after: field.link({
      label: 'Leads to',
      defaultValue: linkTo('Open your dashboard', '/agents'),
      admin: { group: 'Signing in', description: 'Where agents come to once they are signed in.' },
    }),
    forgotten: field.link({
      label: 'Forgotten password',
      defaultValue: linkTo('Forgotten your password?', '/agents/forgotten-password'),
      admin: { group: 'Signing in' },
    }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    band: { label: 'In a soft band', fields: { tone: 'tint' } },
    short: { label: 'Only the form', fields: { copy: '', tone: 'plain' } },
  },
})
