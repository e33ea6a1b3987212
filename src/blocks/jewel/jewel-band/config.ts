import { defineSlice, field } from 'voix/slices'
import { JEWEL_LAYOUTS } from '../../lib/brandLayouts'
import { toneField } from '../../lib/fields'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const jewelBand = defineSlice({
  name: 'jewel-band',
  label: 'Jewel band',
  admin: { group: 'jewel' },
  purpose: 'cards',
  description: 'Up to four things that a house does differently, numbered as chapters between hairlines.',
  preview: '/slices/jewel-band.webp',
  tags: ['features', 'numbers'],
  layouts: JEWEL_LAYOUTS,
  fields: {
    ...headFields({ title: 'What we leave out', copy: 'A short list, kept short on purpose.' }),
    chapters: field.array({
      label: 'Chapters',
      admin: { group: 'Copy', description: 'Two to four. They are numbered by themselves.' },
      maxRows: 4,
      fields: { title: field.text({ label: 'Title' }), copy: field.text({ label: 'Copy', isLong: true }) },
      defaultValue: [
        { title: 'No loudspeakers', copy: 'If there is something to say, somebody walks over and says it.' },
        {
          title: 'No wristbands',
          copy: 'The bar has learned your name by the second evening, and your drink by the first.',
        },
        { title: 'No queue at breakfast', copy: 'It is brought, when you are down, to wherever you have sat.' },
      ],
    }),
    tone: toneField('deep'),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    pair: {
      label: 'Two, on the page’s colour',
      fields: {
        tone: 'plain',
        chapters: [
          { title: 'Under sail', copy: 'At four, with a skipper and whoever feels like it.' },
          { title: 'In the garden', copy: 'At eight, with the cook, before the card is written.' },
        ],
      },
    },
    quiet: { label: 'Without a title', fields: { title: '', copy: '', tone: 'tint' } },
  },
})
