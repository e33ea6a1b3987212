import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const GALLERY_WIDTHS = ['w-1/4', 'w-1/2', 'w-3/4', 'w-full'] as const

const WIDTH_LABELS: Record<(typeof GALLERY_WIDTHS)[number], string> = {
  'w-1/4': 'A quarter',
  'w-1/2': 'Half',
  'w-3/4': 'Three quarters',
  'w-full': 'The whole row',
}

export const gridGallery = defineSlice({
  name: 'grid-gallery',
  label: 'Grid gallery',
  admin: { group: 'global' },
  purpose: 'media',
  description: 'Pictures in a grid of quarters, halves and whole widths; each opens large.',
  preview: '/slices/grid-gallery.webp',
  tags: ['pictures', 'gallery', 'lightbox'],
  hydrationMode: 'visible',
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'A look around', admin: { group: 'Copy' }, breakpoints: true }),
    images: field.array({
      label: 'Pictures',
      admin: { group: 'Pictures' },
      maxRows: 60,
      fields: {
        image: field.image({
          label: 'Picture',
          breakpoints: {
            default: { width: 750, height: 560, fit: 'cover' },
            md: { width: 1200, height: 900, fit: 'cover' },
          },
        }),
        width: field.select({
          label: 'Width',
          options: GALLERY_WIDTHS.map((value) => ({ value, label: WIDTH_LABELS[value] })),
          defaultValue: 'w-1/4',
          admin: { description: 'Share of the row from 768 px on; phones show halves and whole widths.' },
        }),
        caption: field.text({ label: 'Caption' }),
      },
      defaultValue: [
        { width: 'w-1/2' },
        { width: 'w-1/4' },
        { width: 'w-1/4' },
        { width: 'w-1/4' },
        { width: 'w-3/4' },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    panorama: {
      label: 'One wide, four small',
      fields: {
        title: 'Seen from the water',
        images: [
          { width: 'w-full', caption: 'The bay at six in the morning' },
          { width: 'w-1/4', caption: 'Oars, drying' },
          { width: 'w-1/4', caption: 'The first coffee' },
          { width: 'w-1/4', caption: 'Nets over the rail' },
          { width: 'w-1/4', caption: 'Home before the heat' },
        ],
        tone: 'tint',
      },
    },
    halves: {
      label: 'In pairs, dark',
      fields: {
        title: 'By day, by night',
        images: [
          { width: 'w-1/2', caption: 'The pool at noon' },
          { width: 'w-1/2', caption: 'The pool by lantern' },
          { width: 'w-1/2', caption: 'Lunch under the almond tree' },
          { width: 'w-1/2', caption: 'Supper on the pier' },
        ],
        tone: 'deep',
      },
    },
  },
})
