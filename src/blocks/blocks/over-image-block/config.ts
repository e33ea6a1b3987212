import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const overImageBlock = defineSlice({
  name: 'over-image-block',
  label: 'Over-image block',
  admin: { group: 'blocks' },
  purpose: 'text',
  description: 'A wide picture with a block of words that lies over its lower edge.',
  preview: '/slices/over-image-block.webp',
  tags: ['picture', 'text', 'title'],
  layouts: BLOCKS_LAYOUTS,
  fields: {
    eyebrow: field.text({ label: 'Line above the title', defaultValue: 'At the table', admin: { group: 'Copy' } }),
    title: field.text({
      label: 'Title',
      defaultValue: 'The menu is whatever the morning brought',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue:
        'Our cooks buy from boats and gardens they can name. Ask where the snapper is from and somebody points.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('See the restaurants', '/resorts'),
      admin: { group: 'Copy' },
    }),
    image: field.upload({
      label: 'Picture',
      admin: {
        group: 'Picture',
        description: 'What matters stands in its upper half: the words cover the lower edge.',
      },
      breakpoints: {
        default: { width: 750, height: 470, fit: 'cover' },
        md: { width: 1600, height: 690, fit: 'cover' },
      },
    }),
    side: field.select({
      label: 'The block stands',
      options: [
        { label: 'At the left', value: 'left' },
        { label: 'In the middle', value: 'center' },
        { label: 'At the right', value: 'right' },
      ],
      defaultValue: 'left',
      admin: { group: 'Look' },
    }),
    blockTone: toneField('deep'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    left: { label: 'Dark block at the left', fields: {} },
    right: { label: 'Light block at the right', fields: { side: 'right', blockTone: 'tint' } },
  },
})
