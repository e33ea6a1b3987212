import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'

export const images = defineSlice({
  name: 'images',
  label: 'Images',
  admin: { group: 'global' },
  purpose: 'media',
  description: 'Pictures side by side, each with a line below it and a place to lead to.',
  preview: '/slices/images.webp',
  tags: ['pictures', 'links'],
  fields: {
    images: field.array({
      label: 'Pictures',
      minRows: 1,
      maxRows: 12,
      fields: {
        image: field.image({
          label: 'Picture',
          breakpoints: {
            default: { width: 750, height: 560, fit: 'cover' },
            md: { width: 640, height: 480, fit: 'cover' },
          },
        }),
        caption: field.text({ label: 'Line below' }),
        link: field.link({ label: 'Leads to' }),
      },
      defaultValue: [{ caption: 'Breakfast, late' }, { caption: 'The jetty at noon' }, { caption: 'A table for nine' }],
    }),
    columns: field.number({
      label: 'Side by side',
      defaultValue: 3,
      min: 1,
      max: 6,
      step: 1,
      admin: { group: 'Look' },
    }),
    shape: field.select({
      label: 'Shape',
      options: ['landscape', 'square', 'portrait'],
      defaultValue: 'landscape',
      admin: { group: 'Look' },
    }),
    tone: toneField(),
  },
  templates: {
    pair: {
      label: 'Two tall pictures',
      fields: {
        columns: 2,
        shape: 'portrait',
        images: [{ caption: 'Breakfast, late' }, { caption: 'The jetty at noon' }],
      },
    },
    squares: {
      label: 'Four squares',
      fields: {
        columns: 4,
        shape: 'square',
        images: [
          { caption: 'Breakfast, late' },
          { caption: 'The jetty at noon' },
          { caption: 'A table for nine' },
          { caption: 'The bar, at last' },
        ],
      },
    },
  },
})
