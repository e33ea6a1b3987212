import { defineSlice } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { formFields } from '../../lib/formFields'

export const newsletterForm = defineSlice({
  name: 'newsletter-form',
  label: 'Newsletter form',
  admin: { group: 'blocks' },
  purpose: 'forms',
  description: 'A line that takes an e-mail address for the letter.',
  preview: '/slices/newsletter-form.webp',
  tags: ['newsletter', 'form'],
  layouts: BLOCKS_LAYOUTS,
  database: true,
  hydrationMode: 'idle',
  fields: {
    ...formFields({
      formId: 'newsletter',
      title: 'One letter a month',
      copy: 'New coasts, old recipes, and a code for readers.',
    }),
  },
  templates: {
    line: { label: 'In one line', fields: { tone: 'plain', copy: '' } },
    band: { label: 'In a dark band', fields: { tone: 'deep' } },
  },
})
