import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'

export const pictureBlock = defineSlice({
  name: 'picture-block',
  label: 'Picture block',
  admin: { group: 'blocks' },
  purpose: 'media',
  description: 'A picture with a line below, in one shape. Use the solo media block instead.',
  preview: '/slices/picture-block.svg',
  tags: ['picture'],
  layouts: BLOCKS_LAYOUTS,
  deprecated: true,
  replacedBy: 'solo-media',
  fields: {
    image: field.image({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: { default: { width: 1200, height: 750, fit: 'cover' } },
    }),
    caption: field.text({ label: 'Caption', defaultValue: 'Noon at the pier', admin: { group: 'Picture' } }),
    isFramed: field.checkbox({ label: 'In a frame', defaultValue: false, admin: { group: 'Look' } }),
  },
  templates: {
    plain: { label: 'Without a frame', fields: {} },
    framed: { label: 'In a frame', fields: { isFramed: true } },
  },
})
