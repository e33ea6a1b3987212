import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { RESORTS } from '../../lib/purposes'

export const logoSelect = defineSlice({
  name: 'logo-select',
  label: 'Logo select',
  admin: { group: 'global' },
  purpose: RESORTS,
  description: 'The marks of the brands that you choose by name, each leading to its page.',
  preview: '/slices/logo-select.webp',
  tags: ['brands', 'logos'],
  database: true,
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Every way to be by the sea',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    brands: field.relationship({
      label: 'Brands',
      relationTo: 'brands',
      admin: { group: 'Brands', description: 'In the order of the list. Empty: all of them.' },
    }),
    hasNames: field.checkbox({ label: 'With their names', defaultValue: true, admin: { group: 'Look' } }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    names: { label: 'Marks with names', fields: { hasNames: true } },
    strip: { label: 'A quiet strip of marks', fields: { hasNames: false, title: '', tone: 'tint' } },
  },
})
