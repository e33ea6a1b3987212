import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { linkTo } from '../../lib/fields'
import { popupFields } from '../../lib/popupFields'

export const agentPopup = defineSlice({
  name: 'agent-popup',
  label: 'Agent popup',
  admin: { group: 'agents' },
  purpose: 'layout',
  description: 'A window over a page of the portal: news of the month, or what a link explains.',
  preview: '/slices/agent-popup.webp',
  tags: ['dialog', 'agents'],
  layouts: AGENT_LAYOUTS,
  anchors: ['targetName'],
  fields: {
    ...popupFields({ mode: 'on-click', targetName: 'agent-news' }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Double points in May',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Every night that you book in May counts twice, whenever your guests travel.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Button', defaultValue: linkTo('How points work', '/agents'), admin: { group: 'Copy' } }),
  },
  slots: { default: { allowedElements: '*', max: 4 } },
  templates: {
    news: { label: 'News, once per agent', fields: { mode: 'automatic' } },
    help: {
      label: 'Help behind a link',
      fields: { mode: 'on-click', title: 'How it is counted', targetName: 'points-help' },
    },
  },
})
