import { CUT_OUTS } from '../../../components/cutOuts'
import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const islaVerdeBand = defineSlice({
  name: 'isla-verde-band',
  label: 'Isla Verde promises',
  admin: { group: 'isla-verde' },
  purpose: 'cards',
  description: 'Two to six shapes of cut paper, each with a title and a sentence below.',
  preview: '/slices/isla-verde-band.webp',
  tags: ['features', 'icons'],
  layouts: ['isla-verde'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'What we promised the forest',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'It cannot read, so we wrote it down for you.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    promises: field.array({
      label: 'Promises',
      admin: { group: 'Copy', description: 'Three or six fill their rows.' },
      minRows: 1,
      maxRows: 6,
      fields: {
        shape: field.select({ label: 'Shape', options: CUT_OUTS, defaultValue: 'leaf' }),
        title: field.text({ label: 'Title' }),
        text: field.text({ label: 'Sentence', isLong: true }),
      },
      defaultValue: [
        { shape: 'leaf', title: 'No tree was moved', text: 'The cabins stand where there was light already.' },
        { shape: 'drop', title: 'Rain is enough', text: 'We drink, wash and water with what the roofs collect.' },
        { shape: 'bird', title: 'Dark after ten', text: 'Lamps look down, so that turtles and owls find their way.' },
      ],
    }),
    tone: toneField('deep'),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    forest: { label: 'On forest green', fields: { tone: 'deep' } },
    paper: { label: 'On paper', fields: { tone: 'plain' } },
  },
})
