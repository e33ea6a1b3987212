import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { toneField } from '../../lib/fields'

export const soloMedia = defineSlice({
  name: 'solo-media',
  label: 'Solo media',
  admin: { group: 'blocks' },
  purpose: 'media',
  description: 'One picture or film by itself, in a shape and a width of your choice, with a line below.',
  preview: '/slices/solo-media.webp',
  tags: ['picture', 'film', 'media'],
  layouts: BLOCKS_LAYOUTS,
  fields: {
    media: field.upload({
      label: 'Picture or film',
      admin: { group: 'Media', description: 'A film plays when somebody starts it.' },
      breakpoints: {
        default: { width: 800, height: 600, fit: 'cover' },
        md: { width: 1800, height: 1012, fit: 'cover' },
      },
    }),
    caption: field.text({
      label: 'Caption',
      defaultValue: 'The bay, ten minutes before the rain',
      admin: { group: 'Media' },
    }),
    shape: field.select({
      label: 'Shape',
      options: [
        { label: 'Very wide (21:9)', value: 'panorama' },
        { label: 'Wide (16:9)', value: 'wide' },
        { label: 'Classic (4:3)', value: 'classic' },
        { label: 'Square', value: 'square' },
      ],
      defaultValue: 'wide',
      admin: { group: 'Look' },
    }),
    width: field.select({
      label: 'Width',
      options: [
        { label: 'Narrow', value: 'narrow' },
        { label: 'As the text', value: 'text' },
        { label: 'As the page', value: 'normal' },
        { label: 'From edge to edge', value: 'full' },
      ],
      defaultValue: 'normal',
      admin: { group: 'Look' },
    }),
    tone: toneField(),
  },
  templates: {
    page: { label: 'As wide as the page', fields: {} },
    portrait: { label: 'Square, in a soft band', fields: { shape: 'square', width: 'narrow', tone: 'tint' } },
  },
})
