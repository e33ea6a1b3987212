import { defineSlice, field } from 'voix/slices'
import { bandFields } from '../../lib/brandFields'

export const altamarBand = defineSlice({
  name: 'altamar-band',
  label: 'Altamar columns',
  admin: { group: 'altamar' },
  purpose: 'cards',
  description: 'Up to four columns between double brass lines, counted in Roman figures.',
  preview: '/slices/altamar-band.webp',
  tags: ['features', 'columns'],
  layouts: ['altamar'],
  fields: {
    ...bandFields({ title: 'What comes aboard', copy: 'Included in the charter, and not mentioned again.' }),
    columns: field.array({
      label: 'Columns',
      admin: { group: 'Columns' },
      minRows: 1,
      maxRows: 4,
      fields: { title: field.text({ label: 'Title' }), copy: field.text({ label: 'Copy', isLong: true }) },
      defaultValue: [
        { title: 'A crew of nine', copy: 'Who have sailed together for four seasons and know when to be elsewhere.' },
        { title: 'A kitchen', copy: 'That telephones you in the spring and asks what your children like.' },
        { title: 'A tender', copy: 'With a driver, at any hour, to any jetty within twelve miles.' },
      ],
    }),
  },
  templates: {
    two: {
      label: 'Sea and shore',
      fields: {
        title: 'Sea or shore',
        columns: [
          { title: 'By sea', copy: 'From three nights, wherever the wind agrees.' },
          { title: 'Ashore', copy: 'From five nights, with the mooring below the house.' },
        ],
      },
    },
    plain: { label: 'Without a sentence', fields: { copy: '' } },
  },
})
