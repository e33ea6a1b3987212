import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { linkTo, toneField } from '../../lib/fields'

export const blockLink = defineSlice({
  name: 'block-link',
  label: 'Block link',
  admin: { group: 'blocks' },
  purpose: 'cards',
  description: 'A block that leads somewhere as a whole: a title, a sentence, an arrow, with or without a picture.',
  preview: '/slices/block-link.webp',
  tags: ['link', 'card'],
  layouts: BLOCKS_LAYOUTS,
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Rooms & suites', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Every one has a terrace with two chairs that are comfortable.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Link',
      defaultValue: linkTo('See them all', '/resorts'),
      admin: { group: 'Copy', description: 'Its text is shown in the block. A click anywhere on the block opens it.' },
    }),
    hasPicture: field.checkbox({ label: 'With a picture', defaultValue: true, admin: { group: 'Picture' } }),
    image: field.image({
      label: 'Picture',
      admin: {
        group: 'Picture',
        condition: { field: 'hasPicture', operator: 'equals', value: true },
        description: 'Shown small: one thing, close by.',
      },
      breakpoints: { default: { width: 320, height: 360, fit: 'cover' } },
    }),
    tone: toneField(),
    titleTag: field.select({
      label: 'Title tag',
      options: ['h2', 'h3', 'h4'],
      defaultValue: 'h2',
      admin: { group: 'Title style' },
    }),
  },
  templates: {
    picture: { label: 'With a picture', fields: {} },
    words: { label: 'Words alone, dark', fields: { hasPicture: false, tone: 'deep' } },
  },
})
