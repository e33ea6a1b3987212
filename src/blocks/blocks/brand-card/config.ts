import { defineSlice, field } from 'voix/slices'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { linkTo } from '../../lib/fields'
import { RESORTS } from '../../lib/purposes'

export const brandCard = defineSlice({
  name: 'brand-card',
  label: 'Brand card',
  admin: { group: 'blocks' },
  purpose: RESORTS,
  description: 'One brand: its picture, its mark, its name and a sentence, on a colour of its own.',
  preview: '/slices/brand-card.webp',
  tags: ['brand', 'card', 'link'],
  layouts: BLOCKS_LAYOUTS,
  fields: {
    title: field.text({ label: 'Name', defaultValue: 'Jewel Coast', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Small, quiet, beautifully kept: for two people who would like to finish a conversation.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Link',
      defaultValue: linkTo('Meet Jewel Coast', '/brands/jewel-coast'),
      admin: { group: 'Copy' },
    }),
    hasPicture: field.checkbox({ label: 'With a picture', defaultValue: true, admin: { group: 'Pictures' } }),
    image: field.image({
      label: 'Picture',
      admin: { group: 'Pictures', condition: { field: 'hasPicture', operator: 'equals', value: true } },
      breakpoints: { default: { width: 800, height: 500, fit: 'cover' } },
    }),
    logo: field.image({
      label: 'Mark',
      admin: { group: 'Pictures', description: 'On a ground that lets the colour of the card through.' },
      breakpoints: { default: { width: 320 } },
    }),
    backgroundColor: field.color({
      label: 'Colour of the card',
      admin: { group: 'Look', description: 'Text turns dark or light by itself. Empty: the layout’s card.' },
    }),
    titleTag: field.select({
      label: 'Title tag',
      options: ['h2', 'h3', 'h4'],
      defaultValue: 'h3',
      admin: { group: 'Title style' },
    }),
  },
  templates: {
    picture: { label: 'With a picture', fields: {} },
    mark: { label: 'The mark alone, on sand', fields: { hasPicture: false, backgroundColor: '#f7efe4' } },
  },
})
