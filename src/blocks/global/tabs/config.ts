import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const tabs = defineSlice({
  name: 'tabs',
  label: 'Tabs',
  admin: { group: 'global' },
  purpose: 'layout',
  description: 'Parts of a page behind one another, chosen by their titles.',
  preview: '/slices/tabs.webp',
  tags: ['container', 'navigation'],
  fields: {
    title: field.text({ label: 'Title', admin: { group: 'Copy' }, breakpoints: true }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  slots: { default: { allowedElements: ['tab'], max: 10 } },
  templates: {
    day: { label: 'Places of a day', fields: { title: 'Your day, wherever you spend it', tone: 'tint' } },
    facts: {
      label: 'Practical matters, dark',
      fields: { title: 'Good to know', titleSize: 'text-2xl', tone: 'deep' },
    },
  },
})
