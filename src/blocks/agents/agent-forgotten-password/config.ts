import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { AGENTS } from '../../lib/purposes'

export const agentForgottenPassword = defineSlice({
  name: 'agent-forgotten-password',
  label: 'Forgotten password',
  admin: { group: 'agents' },
  purpose: AGENTS,
  description: 'Sends agents an e-mail with a link to choose a new password.',
  preview: '/slices/agent-forgotten-password.svg',
  tags: ['form', 'agents', 'password'],
  layouts: AGENT_LAYOUTS,
  hydrationMode: 'load',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Forgotten your password?',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Enter your e-mail address. We send you a link to choose a new password.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    back: field.link({
      label: 'Way back',
      defaultValue: linkTo('Back to the sign-in', '/agents'),
      admin: { group: 'Form' },
    }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    band: { label: 'In a soft band', fields: { tone: 'tint' } },
    page: { label: 'The page of its own', fields: { tone: 'plain', titleTag: 'h1', titleSize: 'text-5xl' } },
  },
})
