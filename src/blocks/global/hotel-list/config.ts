import { defineSlice, field } from 'voix/slices'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { RESORTS } from '../../lib/purposes'

export const hotelList = defineSlice({
  name: 'hotel-list',
  label: 'Hotel list',
  admin: { group: 'global' },
  purpose: RESORTS,
  description: 'The resorts with picture, place and a sentence: all, of one brand or of one country.',
  preview: '/slices/hotel-list.webp',
  tags: ['resorts', 'list'],
  database: true,
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Our resorts', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Each on a beach of its own, each with a character of its own.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Link below', admin: { group: 'Copy' } }),
    brand: field.payload(
      { name: 'brand', type: 'relationship', relationTo: 'brands', label: 'Brand' },
      { admin: { group: 'Content', description: 'Empty: all brands.' } },
    ),
    country: field.text({
      label: 'Country',
      translate: false,
      admin: { group: 'Content', description: 'As it stands in the resorts. Empty: all.' },
    }),
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
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    country: {
      label: 'Of one country, two side by side',
      fields: {
        title: 'Jamaica',
        copy: 'One side green, one side gold.',
        country: 'Jamaica',
        limit: 6,
        columns: 2,
        tone: 'tint',
      },
    },
    few: {
      label: 'Four, with a link to all',
      fields: {
        title: 'Where would you like to wake up?',
        copy: '',
        link: linkTo('See all resorts', '/resorts'),
        limit: 4,
        columns: 4,
      },
    },
  },
})
