import { defineSlice, field } from 'voix/slices'
import { bandFields } from '../../lib/brandFields'

export const mareaBand = defineSlice({
  name: 'marea-band',
  label: 'Marea line-up',
  admin: { group: 'marea' },
  purpose: 'cards',
  description: 'A slanted black band: what the house has, one thing a line, as long as the screen is wide.',
  preview: '/slices/marea-band.webp',
  tags: ['features', 'list'],
  layouts: ['marea'],
  fields: {
    ...bandFields({ title: 'In the house', copy: 'Nothing you would have to be careful with.', size: 'text-6xl' }),
    lines: field.array({
      label: 'Lines',
      admin: { group: 'Lines' },
      minRows: 1,
      maxRows: 8,
      fields: { title: field.text({ label: 'Title' }), copy: field.text({ label: 'Copy', isLong: true }) },
      defaultValue: [
        { title: 'Racks', copy: 'Two per bed, from 5′2″ to logs. Wax on the nail.' },
        { title: 'Hose', copy: 'Warm, outside, for as long as there is sand on you.' },
        { title: 'Shaper', copy: 'Dings that come in by noon go out by five.' },
        { title: 'Table', copy: 'One, for thirty. Rice, fish, the same argument about fins.' },
      ],
    }),
    link: field.link({ label: 'Link', admin: { group: 'Copy' } }),
  },
  templates: {
    rules: {
      label: 'Rules of the water',
      fields: {
        title: 'In the water',
        copy: '',
        lines: [
          { title: 'One wave', copy: 'One surfer. The one nearer the peak.' },
          { title: 'Hold on', copy: 'To your board. Leashes tear.' },
          { title: 'Say sorry', copy: 'It costs nothing and works in every language.' },
        ],
      },
    },
    plain: { label: 'Without a sentence', fields: { copy: '' } },
  },
})
