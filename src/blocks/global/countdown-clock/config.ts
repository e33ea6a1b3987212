import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'

export const countdownClock = defineSlice({
  name: 'countdown-clock',
  label: 'Countdown clock',
  admin: { group: 'global' },
  purpose: 'text',
  description: 'Days, hours, minutes and seconds until a moment.',
  preview: '/slices/countdown-clock.webp',
  tags: ['time', 'offer'],
  hiddenWithout: ['date'],
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'The early-bird rate ends in', breakpoints: true }),
    date: field.datetime({ label: 'Moment', defaultValue: '2027-12-31T23:59:00.000Z' }),
    finished: field.text({
      label: 'Text afterwards',
      defaultValue: 'This offer has ended. The next one is on its way.',
      breakpoints: true,
    }),
    tone: toneField('tint'),
  },
  templates: {
    season: {
      label: 'Until the season opens, dark',
      fields: {
        title: 'The turtles come ashore in',
        date: '2027-06-01T22:00:00.000Z',
        finished: 'They are here. Walk softly after dark.',
        tone: 'deep',
      },
    },
    party: {
      label: 'Until a party',
      fields: {
        title: 'The band tunes up in',
        date: '2028-01-01T01:00:00.000Z',
        finished: 'The band is playing. Come down to the beach.',
        tone: 'plain',
      },
    },
  },
})
