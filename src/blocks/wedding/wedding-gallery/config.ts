import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const weddingGallery = defineSlice({
  name: 'wedding-gallery',
  label: 'Wedding gallery',
  admin: { group: 'wedding' },
  purpose: 'media',
  description: 'Upright and wide pictures of weddings, hung in columns like on a wall; each opens large.',
  preview: '/slices/wedding-gallery.webp',
  tags: ['pictures', 'gallery', 'lightbox', 'wedding'],
  hydrationMode: 'visible',
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Last season', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    images: field.array({
      label: 'Pictures',
      admin: { group: 'Pictures' },
      maxRows: 40,
      fields: {
        image: field.image({ label: 'Picture', breakpoints: { default: { width: 1100 } } }),
        shape: field.select({
          label: 'Shape',
          options: [
            { label: 'Upright', value: 'upright' },
            { label: 'Square', value: 'square' },
            { label: 'Wide', value: 'wide' },
          ],
          defaultValue: 'wide',
        }),
        caption: field.text({ label: 'Caption' }),
      },
      defaultValue: [{ shape: 'upright' }, { shape: 'wide' }, { shape: 'square' }, { shape: 'wide' }],
    }),
    columns: field.number({ label: 'Columns', defaultValue: 3, min: 2, max: 4, step: 1, admin: { group: 'Look' } }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    wall: { label: 'In three columns', fields: {} },
    band: { label: 'Two columns in a dark band', fields: { columns: 2, tone: 'deep' } },
  },
})
