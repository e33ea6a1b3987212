import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { RESORTS } from '../../lib/purposes'

export const resortAmenities = defineSlice({
  name: 'resort-amenities',
  label: 'Resort amenities',
  admin: { group: 'resort-group' },
  purpose: RESORTS,
  description: 'What is included in a resort, as its document says: a name and a sentence each.',
  preview: '/slices/resort-amenities.webp',
  tags: ['resort', 'included', 'list'],
  database: true,
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'What is included',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    resort: field.payload(
      { name: 'resort', type: 'relationship', relationTo: 'resorts', label: 'Resort' },
      {
        admin: {
          group: 'Content',
          description: 'Whose amenities are shown. They are written in the resort’s document.',
        },
      },
    ),
    limit: field.number({ label: 'At most', defaultValue: 12, min: 1, max: 60, step: 1, admin: { group: 'Content' } }),
    columns: field.number({
      label: 'Columns',
      defaultValue: 3,
      min: 1,
      max: 4,
      step: 1,
      admin: { group: 'Look' },
      breakpoints: true,
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    all: { label: 'All of them, in three columns', fields: {} },
    few: { label: 'The first four, side by side', fields: { limit: 4, columns: 4, tone: 'tint' } },
  },
})
