import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { AGENTS } from '../../lib/purposes'

export const agentNewPassword = defineSlice({
  name: 'agent-new-password',
  label: 'New password',
  admin: { group: 'agents' },
  purpose: AGENTS,
  description:
    'Agents choose a new password here. The link of the e-mail opens this page. If the link has expired, they request another one.',
  preview: '/slices/agent-new-password.svg',
  tags: ['form', 'agents', 'password'],
  layouts: AGENT_LAYOUTS,
  hydrationMode: 'load',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Choose a new password',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'At least twelve characters. Three words that have nothing to do with each other are easy to keep.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    after: field.link({
      label: 'Leads to',
      defaultValue: linkTo('Open your dashboard', '/agents'),
      admin: {
        group: 'Form',
        description: 'The page that opens after the password is saved. Agents are then signed in.',
      },
    }),
    request: field.link({
      label: 'Another link',
      defaultValue: linkTo('Ask for another link', '/agents/forgotten-password'),
      admin: { group: 'Form', description: 'Shown if the link of the e-mail has expired or has been used.' },
    }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    band: { label: 'In a soft band', fields: { tone: 'tint' } },
    page: { label: 'The page of its own', fields: { tone: 'plain', titleTag: 'h1', titleSize: 'text-5xl' } },
  },
})
