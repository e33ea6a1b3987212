import { defineSlice, field } from 'voix/slices'
import { bandFields } from '../../lib/brandFields'
import { RESORTS } from '../../lib/purposes'

export const mareaTides = defineSlice({
  name: 'marea-tides',
  label: 'Tide and swell',
  admin: { group: 'marea' },
  purpose: RESORTS,
  description:
    'The tide of a day as a curve, drawn from its high and low waters, and the swell of the days to come as a table.',
  preview: '/slices/marea-tides.webp',
  tags: ['tide', 'swell', 'table', 'data'],
  layouts: ['marea'],
  fields: {
    ...bandFields({
      title: 'Tide & swell',
      copy: 'Read off the pole at the jetty, twice a day, by whoever is up.',
      size: 'text-6xl',
    }),
    spot: field.text({ label: 'Where and when', defaultValue: 'Punta Sal, Tuesday', admin: { group: 'Copy' } }),
    tides: field.array({
      label: 'High and low waters',
      admin: { group: 'Tide' },
      minRows: 2,
      maxRows: 6,
      fields: {
        time: field.text({ label: 'Time', translate: false, admin: { description: 'By 24 hours: 05:42.' } }),
        height: field.number({ label: 'Height in metres', min: -2, max: 16, step: 0.1 }),
      },
      defaultValue: [
        { time: '02:10', height: 0.4 },
        { time: '08:25', height: 1.9 },
        { time: '14:40', height: 0.3 },
        { time: '20:55', height: 1.7 },
      ],
    }),
    headers: field.text({
      label: 'Column headings',
      defaultValue: 'Day | Swell | Period | Wind | For whom',
      admin: { group: 'Swell', description: 'Separated by a pipe, in this order.' },
    }),
    days: field.array({
      label: 'Days',
      admin: { group: 'Swell' },
      maxRows: 10,
      fields: {
        day: field.text({ label: 'Day' }),
        swell: field.number({ label: 'Swell in metres', min: 0, max: 20, step: 0.1 }),
        period: field.number({ label: 'Period in seconds', min: 0, max: 30, step: 1 }),
        wind: field.text({ label: 'Wind' }),
        who: field.text({ label: 'For whom' }),
      },
      defaultValue: [
        { day: 'Tuesday', swell: 1.6, period: 12, wind: 'Offshore till ten', who: 'Everyone who can turn' },
        { day: 'Wednesday', swell: 2.3, period: 14, wind: 'None', who: 'Those who know' },
        { day: 'Thursday', swell: 1.2, period: 10, wind: 'Onshore', who: 'First green waves' },
        { day: 'Friday', swell: 0.6, period: 8, wind: 'Onshore', who: 'First time on foam' },
      ],
    }),
    note: field.text({ label: 'Note below', defaultValue: 'The sea has not read this.', admin: { group: 'Copy' } }),
  },
  templates: {
    tide: { label: 'The tide alone', fields: { title: 'Tide', days: [] } },
    plain: { label: 'Without a sentence', fields: { copy: '', note: '' } },
  },
})
