import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { checkHeights } from './profile'
import { RESORTS } from '../../lib/purposes'

export const islaVerdeWalks = defineSlice({
  name: 'isla-verde-walks',
  label: 'Isla Verde walks',
  admin: { group: 'isla-verde' },
  purpose: RESORTS,
  description:
    'The walks between forest and tide: when they leave, how long they take, and their ups and downs cut from paper.',
  preview: '/slices/isla-verde-walks.webp',
  tags: ['activities', 'list'],
  layouts: ['isla-verde'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'This week’s walks',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Bring shoes that may get wet. We bring the mangoes.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    walks: field.array({
      label: 'Walks',
      admin: { group: 'Walks' },
      maxRows: 12,
      fields: {
        name: field.text({ label: 'Name' }),
        leaves: field.text({ label: 'When it leaves' }),
        takes: field.text({ label: 'How long and how far' }),
        tide: field.text({ label: 'Tide or weather it needs' }),
        text: field.text({ label: 'Sentence', isLong: true }),
        heights: field.text({
          label: 'Heights on the way',
          defaultValue: '0 2 5 3 0',
          translate: false,
          validate: checkHeights,
          admin: {
            description:
              'Whole numbers with spaces between them, at least three: metres, or any measure that is the same for all.',
          },
        }),
      },
      defaultValue: [
        {
          name: 'Mangrove by lantern',
          leaves: 'Tuesday, 7 p.m.',
          takes: '90 minutes, 2 km',
          tide: 'Rising tide',
          text: 'Slowly, on boards, while the crabs change shifts.',
          heights: '4 2 1 0 0 1 0 2 4',
        },
        {
          name: 'Ridge before breakfast',
          leaves: 'Thursday, 5:40 a.m.',
          takes: '3 hours, 7 km',
          tide: 'Not after heavy rain',
          text: 'Up through cloud to the one place with a signal. Nobody uses it.',
          heights: '10 60 140 210 320 300 180 60 10',
        },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    week: { label: 'A week', fields: {} },
    kraft: { label: 'On kraft paper', fields: { tone: 'tint', title: 'Low-tide walks' } },
  },
})
