import { defineSlice, field } from 'voix/slices'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const bembeBand = defineSlice({
  name: 'bembe-band',
  label: 'Tracks',
  admin: { group: 'bembe' },
  purpose: 'cards',
  description: 'Up to four tracks of a record, side by side in poster colours, each with its number and its wave.',
  preview: '/slices/bembe-band.webp',
  tags: ['features', 'music'],
  layouts: ['bembe'],
  fields: {
    ...headFields({ title: 'Side A', copy: 'Listen to it in order, or skip straight to the third.' }),
    tracks: field.array({
      label: 'Tracks',
      admin: { group: 'Copy' },
      maxRows: 4,
      fields: {
        length: field.text({ label: 'How long' }),
        title: field.text({ label: 'Title' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        {
          length: '45 min',
          title: 'Drums before coffee',
          copy: 'Ten congas on the beach. Nobody is asked whether they can.',
        },
        { length: '2 hrs', title: 'The long lesson', copy: 'One step, done properly, with somebody patient.' },
        { length: 'until late', title: 'The big room', copy: 'Fourteen people on stage and a floor that gives.' },
      ],
    }),
    ...titleFields({ tag: 'h2', size: 'text-6xl' }),
  },
  templates: {
    side: { label: 'Three tracks', fields: {} },
    single: {
      label: 'A single',
      fields: {
        title: 'New this month',
        copy: '',
        tracks: [
          { length: '3:12', title: 'Agua de coco', copy: 'Written at the bar, recorded in the laundry.' },
          { length: '4:40', title: 'The other side', copy: 'Slower. For afterwards.' },
        ],
      },
    },
  },
})
