import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const haciendaRojaBand = defineSlice({
  name: 'hacienda-roja-band',
  label: 'Hacienda Roja arcade',
  admin: { group: 'hacienda-roja' },
  purpose: 'cards',
  description: 'Three arches side by side, each with a picture, a name and a sentence: the parts of a house.',
  preview: '/slices/hacienda-roja-band.webp',
  tags: ['features', 'pictures'],
  layouts: ['hacienda-roja'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Under the arcade',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Every house has three doors. You will have used all of them by evening.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    arches: field.array({
      label: 'Arches',
      admin: { group: 'Arches', description: 'An odd number has one in the middle.' },
      minRows: 1,
      maxRows: 5,
      fields: {
        image: field.image({ label: 'Picture', breakpoints: { default: { width: 700, height: 900, fit: 'cover' } } }),
        title: field.text({ label: 'Name' }),
        text: field.text({ label: 'Sentence', isLong: true }),
      },
      defaultValue: [
        { title: 'The courtyard', text: 'One orange tree for every child that was born here.' },
        { title: 'The kitchen', text: 'The fire has been moved twice and never been out.' },
        { title: 'The chapel', text: 'Open for weddings, naps and thunderstorms.' },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    house: { label: 'On lime wash', fields: { tone: 'plain' } },
    evening: { label: 'On terracotta', fields: { tone: 'deep' } },
  },
})
