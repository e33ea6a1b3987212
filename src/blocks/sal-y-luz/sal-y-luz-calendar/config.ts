import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const salYLuzCalendar = defineSlice({
  name: 'sal-y-luz-calendar',
  label: 'Sal y Luz exhibition calendar',
  admin: { group: 'sal-y-luz' },
  purpose: 'cards',
  description:
    'A season of exhibitions on one sheet: the months across, a bar for each show from its first day to its last.',
  preview: '/slices/sal-y-luz-calendar.webp',
  tags: ['events', 'dates', 'list'],
  layouts: ['sal-y-luz'],
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'On the walls', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Open to guests at any hour, and to the village on Sundays.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    shows: field.array({
      label: 'Exhibitions',
      admin: {
        group: 'Exhibitions',
        description: 'The sheet reaches from the month of the first day to the month of the last.',
      },
      maxRows: 16,
      fields: {
        title: field.text({ label: 'Title' }),
        artist: field.text({ label: 'By whom' }),
        room: field.text({ label: 'Where' }),
        opens: field.date({ label: 'First day' }),
        closes: field.date({ label: 'Last day' }),
        isMain: field.checkbox({ label: 'In the light', defaultValue: false }),
      },
      defaultValue: [
        {
          title: 'Forty kilometres of white',
          artist: 'Nadia Quiroga',
          room: 'The long hall',
          opens: '2027-01-15',
          closes: '2027-03-28',
          isMain: true,
        },
        {
          title: 'Chairs for waiting',
          artist: 'Studio Peralta',
          room: 'Everywhere',
          opens: '2027-02-10',
          closes: '2027-06-06',
          isMain: false,
        },
        {
          title: 'What the wind drew',
          artist: 'Ismael Torres',
          room: 'Room nine',
          opens: '2027-04-09',
          closes: '2027-07-25',
          isMain: false,
        },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-6xl' }),
  },
  templates: {
    season: { label: 'A season', fields: {} },
    night: { label: 'On black', fields: { tone: 'deep', title: 'After dark' } },
  },
})
