import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const blocksHero = defineSlice({
  name: 'blocks-hero',
  label: 'Blocks hero',
  admin: { group: 'blocks' },
  purpose: 'opening',
  description:
    'An opening picture as high as you say, its title on a block over the edge, and up to three block links below.',
  preview: '/slices/blocks-hero.webp',
  tags: ['header', 'picture', 'title'],
  layouts: BLOCKS_LAYOUTS,
  fields: {
    eyebrow: field.text({ label: 'Line above the title', defaultValue: 'Solmara Resorts', admin: { group: 'Copy' } }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Two houses by two bays',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue:
        'One under the Pitons, one that no road leads to. Both with a person at the door who remembers you.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Button', defaultValue: linkTo('See both', '/resorts'), admin: { group: 'Links' } }),
    secondLink: field.link({ label: 'Second button', admin: { group: 'Links' } }),
    image: field.upload({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: {
        default: { width: 750, height: 640, fit: 'cover' },
        md: { width: 1600, height: 700, fit: 'cover' },
      },
    }),
    height: field.number({
      label: 'Height',
      defaultValue: 40,
      min: 20,
      max: 100,
      step: 1,
      admin: {
        group: 'Look',
        description: 'Of the picture, in hundredths of the window’s height. It is never lower than 18 lines of text.',
      },
    }),
    blockTone: toneField('deep'),
    ...titleFields({ tag: 'h1', size: 'text-6xl' }),
  },
  slots: { default: { label: 'Block links', allowedElements: ['block-link'], max: 3 } },
  templates: {
    short: { label: 'Short, on a dark block', fields: {} },
    tall: { label: 'Tall, on a light block', fields: { height: 70, blockTone: 'tint', titleSize: 'text-7xl' } },
  },
})
