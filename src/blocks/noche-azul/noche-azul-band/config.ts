import { defineSlice, field } from 'voix/slices'
import { NOCHE_AZUL_LAYOUTS } from '../../lib/brandLayouts'
import { toneField } from '../../lib/fields'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const nocheAzulBand = defineSlice({
  name: 'noche-azul-band',
  label: 'Numbered nights',
  admin: { group: 'noche-azul' },
  purpose: 'cards',
  description: 'A list as the bar writes it: a number, a name, a sentence, hairlines of light between them.',
  preview: '/slices/noche-azul-band.webp',
  tags: ['features', 'list', 'bar'],
  layouts: NOCHE_AZUL_LAYOUTS,
  fields: {
    ...headFields({ title: 'Without names, only numbers', copy: '' }),
    lines: field.array({
      label: 'Lines',
      admin: { group: 'Copy' },
      maxRows: 8,
      fields: {
        number: field.text({ label: 'Number' }),
        title: field.text({ label: 'Title' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        {
          number: '4',
          title: 'Begin with this one',
          copy: 'Mezcal from San Dionisio, grapefruit, a pinch of something that we will not say.',
        },
        { number: '11', title: 'For the cliff', copy: 'White rum, soursop, very cold. Hold on to the rail.' },
        {
          number: '27',
          title: 'After the third song',
          copy: 'Coffee, anise, and a chair that turns towards the trio.',
        },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-6xl' }),
  },
  templates: {
    bar: { label: 'From the bar', fields: {} },
    hours: {
      label: 'The hours',
      fields: {
        title: 'A night, by the hour',
        lines: [
          { number: '19', title: 'Lamps', copy: 'The orange court is lit, one wick at a time.' },
          { number: '22', title: 'Supper', copy: 'The wood oven opens.' },
          { number: '01', title: 'The cenote', copy: 'By candle, and in silence.' },
        ],
      },
    },
  },
})
