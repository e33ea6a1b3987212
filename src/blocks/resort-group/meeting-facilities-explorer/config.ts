import { defineSlice, field } from 'voix/slices'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { AREA_UNITS } from './rooms'
import { RESORTS } from '../../lib/purposes'

export const meetingFacilitiesExplorer = defineSlice({
  name: 'meeting-facilities-explorer',
  label: 'Meeting facilities explorer',
  admin: { group: 'resort-group' },
  purpose: RESORTS,
  description: 'The meeting rooms of the resorts, to be filtered by resort, set-up, guests and area.',
  preview: '/slices/meeting-facilities-explorer.webp',
  tags: ['meetings', 'rooms', 'resorts', 'filters'],
  database: true,
  hydrationMode: 'idle',
  fields: {
    title: field.text({ label: 'Title', defaultValue: 'Find the room', admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Say how many you are and how you would like to sit.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Button below',
      defaultValue: linkTo('Ask for a proposal', '/contact'),
      admin: { group: 'Copy' },
    }),
    resorts: field.relationship({
      label: 'Resorts',
      relationTo: 'resorts',
      admin: {
        group: 'Content',
        description: 'In the order of the list. Empty: all. The rooms stand in the resorts’ documents.',
      },
    }),
    order: field.select({
      label: 'Order',
      options: [
        { label: 'Resort by resort', value: 'resort' },
        { label: 'The largest room first', value: 'largest' },
      ],
      defaultValue: 'resort',
      admin: { group: 'Content' },
    }),
    limit: field.number({ label: 'At most', defaultValue: 60, min: 1, max: 200, step: 1, admin: { group: 'Content' } }),
    areaUnit: field.select({ label: 'Area in', options: AREA_UNITS, defaultValue: 'both', admin: { group: 'Look' } }),
    hasFilters: field.checkbox({ label: 'With filters', defaultValue: true, admin: { group: 'Look' } }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    all: { label: 'Every room, with filters', fields: {} },
    few: {
      label: 'A few rooms, without filters',
      fields: { title: 'Rooms for meetings', copy: '', order: 'largest', limit: 3, hasFilters: false, tone: 'tint' },
    },
  },
})
