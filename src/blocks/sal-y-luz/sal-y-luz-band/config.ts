import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const salYLuzBand = defineSlice({
  name: 'sal-y-luz-band',
  label: 'Sal y Luz rules of the house',
  admin: { group: 'sal-y-luz' },
  purpose: 'cards',
  description: 'A title at the left, and numbered rows ruled in black that light up under the pointer.',
  preview: '/slices/sal-y-luz-band.webp',
  tags: ['features', 'list'],
  layouts: ['sal-y-luz'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Rules of the house',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'There are four, and the last one cancels the others.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    points: field.array({
      label: 'Rows',
      admin: { group: 'Copy', description: 'At most nine; they are numbered by themselves.' },
      minRows: 1,
      maxRows: 9,
      fields: { title: field.text({ label: 'Title' }), text: field.text({ label: 'Sentence', isLong: true }) },
      defaultValue: [
        { title: 'Nothing is roped off', text: 'Sit on the chairs. That is what they were made for.' },
        { title: 'One work per room', text: 'You sleep with it for as long as you stay, and nobody explains it.' },
        { title: 'The artist is at breakfast', text: 'Say good morning first.' },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-6xl' }),
  },
  templates: {
    rules: { label: 'Black on white', fields: { tone: 'plain' } },
    night: { label: 'White on black', fields: { tone: 'deep' } },
  },
})
