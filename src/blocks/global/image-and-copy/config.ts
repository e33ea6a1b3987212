import { defineSlice, field } from 'voix/slices'
import { linkTo, toneField } from '../../lib/fields'
import { paragraphs } from '../../lib/richText'
import { titleFields } from '../../lib/titleFields'

export const imageAndCopy = defineSlice({
  name: 'image-and-copy',
  label: 'Image and copy',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'A picture beside, above or below a title, a paragraph and a link.',
  preview: '/slices/image-and-copy.webp',
  tags: ['picture', 'text', 'title'],
  fields: {
    eyebrow: field.text({ label: 'Line above the title', defaultValue: 'Dining', admin: { group: 'Copy' } }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Seven kitchens, one reservation book',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.richText({
      label: 'Copy',
      defaultValue: paragraphs(
        'From the catch grilled on the beach to a tasting menu under the stars, every table is included. Tell us what you do not eat and leave the rest to the chefs.',
      ),
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Link', defaultValue: linkTo('Explore dining', '/resorts'), admin: { group: 'Links' } }),
    linkStyle: field.select({
      label: 'Link style',
      options: [
        { label: 'Text with an arrow', value: 'text' },
        { label: 'Filled', value: 'primary' },
        { label: 'Outlined', value: 'ghost' },
      ],
      defaultValue: 'text',
      admin: { group: 'Links' },
    }),
    image: field.upload({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: {
        default: { width: 750, height: 560, fit: 'cover' },
        lg: { width: 900, height: 700, fit: 'cover' },
      },
    }),
    imagePosition: field.select({
      label: 'Position of the picture',
      options: ['top', 'bottom', 'left', 'right'],
      defaultValue: 'left',
      admin: { group: 'Look' },
    }),
    copyPosition: field.select({
      label: 'Position of the copy',
      options: ['top', 'bottom', 'left', 'right', 'center', 'middle'],
      defaultValue: 'middle',
      admin: {
        group: 'Look',
        description: 'Top, middle, bottom: height beside the picture. Left, center, right: alignment of the text.',
      },
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  slots: {
    default: { allowedElements: ['button', 'ghost-button-link', 'download-link', 'styled-number', 'accordion'] },
  },
  templates: {
    card: {
      label: 'Card',
      fields: { imagePosition: 'top', copyPosition: 'left', titleSize: 'text-2xl', titleTag: 'h3' },
    },
    mirrored: {
      label: 'Picture on the right, dark',
      fields: { imagePosition: 'right', copyPosition: 'middle', tone: 'deep', linkStyle: 'ghost' },
    },
  },
})
