import { defineSlice, field } from 'voix/slices'
import { AGENT_LAYOUTS } from '../../lib/agentLayouts'
import { toneField } from '../../lib/fields'
import { demoField } from '../../lib/fieldTypes'
import { titleFields } from '../../lib/titleFields'
import { OFFERS } from '../../lib/purposes'

export const agentSpecialsGrid = defineSlice({
  name: 'agent-specials-grid',
  label: 'Agent specials grid',
  admin: { group: 'agents' },
  purpose: OFFERS,
  description: 'The current offers with their codes, to be filtered by brand, country and saving.',
  preview: '/slices/agent-specials-grid.webp',
  tags: ['offers', 'agents', 'filters'],
  layouts: AGENT_LAYOUTS,
  database: true,
  hydrationMode: 'idle',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'What you can sell today',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'The code goes into the booking by itself.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    specials: demoField.specials({
      label: 'Offers',
      admin: { group: 'Offers', description: 'Empty: the current ones.' },
    }),
    limit: field.number({
      label: 'At most',
      defaultValue: 24,
      min: 1,
      max: 48,
      step: 1,
      admin: { group: 'Offers', description: 'Applies when none is chosen.' },
    }),
    hasFilters: field.checkbox({ label: 'With filters', defaultValue: true, admin: { group: 'Look' } }),
    hasCodes: field.checkbox({ label: 'With booking codes', defaultValue: true, admin: { group: 'Look' } }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    all: { label: 'All of them, with filters', fields: {} },
    three: { label: 'Three, without filters', fields: { limit: 3, hasFilters: false } },
  },
})
