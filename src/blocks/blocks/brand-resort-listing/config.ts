import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { RESORTS } from '../../lib/purposes'

export const brandResortListing = defineSlice({
  name: 'brand-resort-listing',
  label: 'Brand resort listing',
  admin: { group: 'blocks' },
  purpose: RESORTS,
  description: 'The resorts of the brands that you choose, as rows or cards, each brand under its name.',
  preview: '/slices/brand-resort-listing.webp',
  tags: ['resorts', 'brands', 'list'],
  layouts: BLOCKS_LAYOUTS,
  database: true,
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'House by house', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Each on a beach of its own, each with a character of its own.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    brands: field.relationship({
      label: 'Brands',
      relationTo: 'brands',
      admin: { group: 'Content', description: 'Empty: all of them.' },
    }),
    limit: field.number({ label: 'At most', defaultValue: 24, min: 1, max: 60, step: 1, admin: { group: 'Content' } }),
    look: field.select({
      label: 'Shown as',
      options: [
        { label: 'Rows', value: 'rows' },
        { label: 'Cards', value: 'cards' },
      ],
      defaultValue: 'rows',
      admin: { group: 'Look' },
    }),
    isGrouped: field.checkbox({ label: 'Each brand under its name', defaultValue: true, admin: { group: 'Look' } }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    rows: { label: 'Rows, brand by brand', fields: {} },
    cards: { label: 'Cards in one grid', fields: { look: 'cards', isGrouped: false } },
  },
})
