import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { linkTo } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const agentHero = defineSlice({
  name: 'agent-hero',
  label: 'Agent hero',
  admin: { group: 'agents' },
  purpose: 'opening',
  description: 'The opening of a page of the portal: words on the portal’s colour beside a picture, and one figure.',
  preview: '/slices/agent-hero.webp',
  tags: ['header', 'agents'],
  layouts: AGENT_LAYOUTS,
  fields: {
    eyebrow: field.text({ label: 'Line above the title', defaultValue: 'For travel agents', admin: { group: 'Copy' } }),
    title: field.text({
      label: 'Title',
      defaultValue: 'You send them. We look after the rest.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Net rates, points for every night and a desk that picks up on the second ring.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Button', defaultValue: linkTo('Sign in', '#sign-in'), admin: { group: 'Copy' } }),
    insideLink: field.link({
      label: 'Button for who is signed in',
      admin: { group: 'Copy', description: 'Replaces the button when an agent is signed in.' },
    }),
    figure: field.text({ label: 'Figure', defaultValue: '12 %', admin: { group: 'Figure' } }),
    figureLabel: field.text({
      label: 'What it counts',
      defaultValue: 'commission on every stay',
      admin: { group: 'Figure' },
    }),
    image: field.upload({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: {
        default: { width: 750, height: 500, fit: 'cover' },
        md: { width: 900, height: 700, fit: 'cover' },
      },
    }),
    ...titleFields({ tag: 'h1', size: 'text-6xl' }),
  },
  templates: {
    portal: { label: 'The portal’s front page', fields: {} },
    inner: {
      label: 'An inner page',
      fields: { eyebrow: '', title: 'Your dashboard', copy: '', figure: '', figureLabel: '', titleSize: 'text-5xl' },
    },
  },
})
