import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { RESORTS } from '../../lib/purposes'

export const brandResortFilters = defineSlice({
  name: 'brand-resort-filters',
  label: 'Brand resort filters',
  admin: { group: 'blocks' },
  purpose: RESORTS,
  description:
    'Filters a resort listing on the same page, by brand and by country. Without a listing it filters nothing.',
  preview: '/slices/brand-resort-filters.webp',
  tags: ['resorts', 'brands', 'filters'],
  layouts: BLOCKS_LAYOUTS,
  maxPerPage: 1,
  database: true,
  hydrationMode: 'idle',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'What are you looking for?',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    brands: field.relationship({
      label: 'Brands',
      relationTo: 'brands',
      admin: { group: 'Content', description: 'As in the listing that it stands above. Empty: all of them.' },
    }),
    hasBrands: field.checkbox({ label: 'By brand', defaultValue: true, admin: { group: 'Look' } }),
    hasCountries: field.checkbox({ label: 'By country', defaultValue: true, admin: { group: 'Look' } }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-3xl' }),
  },
  templates: {
    both: { label: 'By brand and country', fields: {} },
    country: { label: 'By country alone, quiet', fields: { hasBrands: false, tone: 'plain', title: '' } },
  },
})
