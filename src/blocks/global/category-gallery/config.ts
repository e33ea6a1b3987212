import { defineSlice, field } from 'voix/slices'
import { GALLERY_CATEGORIES } from '../../lib/galleryCategories'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const categoryGallery = defineSlice({
  name: 'category-gallery',
  label: 'Category gallery',
  admin: { group: 'global' },
  purpose: 'media',
  description: 'A resort’s pictures, or your own, that visitors filter by category.',
  preview: '/slices/category-gallery.webp',
  tags: ['pictures', 'gallery', 'resort', 'lightbox'],
  database: true,
  hydrationMode: 'visible',
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'See it for yourself',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    resort: field.payload(
      { name: 'resort', type: 'relationship', relationTo: 'resorts', label: 'Resort' },
      {
        admin: {
          group: 'Pictures',
          description: 'Shows the gallery of the resort. Pictures of your own come after it.',
        },
      },
    ),
    images: field.array({
      label: 'Own pictures',
      admin: { group: 'Pictures' },
      maxRows: 80,
      fields: {
        image: field.image({
          label: 'Picture',
          breakpoints: {
            default: { width: 750, height: 560, fit: 'cover' },
            md: { width: 1200, height: 900, fit: 'cover' },
          },
        }),
        category: field.select({ label: 'Category', options: GALLERY_CATEGORIES, defaultValue: 'resort' }),
        caption: field.text({ label: 'Caption' }),
      },
      defaultValue: [{ category: 'resort' }, { category: 'pools' }, { category: 'rooms' }, { category: 'dining' }],
    }),
    limit: field.number({
      label: 'Pictures per gallery',
      defaultValue: 24,
      min: 1,
      max: 80,
      step: 1,
      admin: { group: 'Pictures' },
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    indoors: {
      label: 'Rooms and tables',
      fields: {
        title: 'Where you sleep, where you eat',
        images: [
          { category: 'rooms', caption: 'Shutters open, seven in the morning' },
          { category: 'rooms', caption: 'A bath with a view of the mangroves' },
          { category: 'dining', caption: 'The long table, laid for twelve' },
          { category: 'dining', caption: 'Snapper, lime and nothing else' },
        ],
        tone: 'tint',
      },
    },
    occasions: {
      label: 'Celebrations and meetings, dark',
      fields: {
        title: 'Reasons to raise a glass',
        images: [
          { category: 'celebrations', caption: 'Two rings and a barefoot band' },
          { category: 'celebrations', caption: 'Eighty candles on the pier' },
          { category: 'meetings', caption: 'The boardroom, doors open to the sea' },
          { category: 'meetings', caption: 'Coffee on the veranda at half past ten' },
        ],
        tone: 'deep',
      },
    },
  },
})
