import { defineSlice, field } from 'voix/slices'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'

export const jewelGrandeCut = defineSlice({
  name: 'jewel-grande-cut',
  label: 'The cut',
  admin: { group: 'jewel-grande' },
  purpose: 'text',
  description: 'A house explained as a brilliant is: table, crown, girdle and pavilion, each with what is found there.',
  preview: '/slices/jewel-grande-cut.webp',
  tags: ['diagram', 'house', 'floors'],
  layouts: ['jewel-grande'],
  fields: {
    ...headFields({ title: 'The house, from the top', copy: 'A brilliant has four parts. So has this house.' }),
    parts: field.array({
      label: 'Parts',
      admin: { group: 'Copy', description: 'From the top of the stone to its point: table, crown, girdle, pavilion.' },
      maxRows: 4,
      fields: { title: field.text({ label: 'Title' }), copy: field.text({ label: 'Copy', isLong: true }) },
      defaultValue: [
        { title: 'The table', copy: 'The roof terrace: forty seats, a brass rail, the last light on the island.' },
        { title: 'The crown', copy: 'Nine floors of suites that turn with the sun. Yours is the one that is waiting.' },
        {
          title: 'The girdle',
          copy: 'The ballroom and the promenade around it, where the house is widest and loudest.',
        },
        { title: 'The pavilion', copy: 'Down the stairs: baths, springs and the pool that has the sea for a wall.' },
      ],
    }),
    ...titleFields({ tag: 'h2', size: 'text-6xl' }),
  },
  templates: {
    house: { label: 'A house', fields: {} },
    evening: {
      label: 'An evening',
      fields: {
        title: 'An evening, from the top',
        copy: '',
        parts: [
          { title: 'Seven', copy: 'Something cold on the roof.' },
          { title: 'Eight', copy: 'Dinner, in the room you like best.' },
          { title: 'Ten', copy: 'The ballroom. The orchestra takes requests from anyone in good shoes.' },
          { title: 'One', copy: 'The baths are open, and empty.' },
        ],
      },
    },
  },
})
