import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const clubBahiaBand = defineSlice({
  name: 'club-bahia-band',
  label: 'Club Bahía pennants',
  admin: { group: 'club-bahia' },
  purpose: 'cards',
  description: 'Up to six figures, each on a pennant of its own colour, with what it counts below.',
  preview: '/slices/club-bahia-band.webp',
  tags: ['features', 'numbers', 'sport'],
  layouts: ['club-bahia'],
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'What lies at the pier',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    pennants: field.array({
      label: 'Pennants',
      admin: { group: 'Copy', description: 'The figure is short: 24, 6 a.m., 18 kn.' },
      minRows: 1,
      maxRows: 6,
      fields: {
        figure: field.text({ label: 'Figure' }),
        title: field.text({ label: 'Title' }),
        text: field.text({ label: 'Sentence', isLong: true }),
      },
      defaultValue: [
        { figure: '24', title: 'dinghies', text: 'Rigged by ten. You only have to know which end is the front.' },
        { figure: '11', title: 'courts', text: 'Clay, padel and one of grass that the gardener plays on.' },
        { figure: '50 m', title: 'of lanes', text: 'Heated by the sun, timed by Rosario.' },
      ],
    }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-6xl' }),
  },
  templates: {
    fleet: { label: 'On white', fields: { tone: 'plain' } },
    night: { label: 'On navy', fields: { tone: 'deep' } },
  },
})
