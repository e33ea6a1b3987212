import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'

export const containers = defineSlice({
  name: 'containers',
  label: 'Container',
  admin: { group: 'global' },
  purpose: 'layout',
  description: 'A band with a width, padding and a background colour or picture for the elements inside.',
  preview: '/slices/containers.webp',
  tags: ['container', 'layout', 'background'],
  fields: {
    width: field.select({
      label: 'Width',
      options: ['narrow', 'text', 'normal', 'wide', 'full'],
      defaultValue: 'normal',
    }),
    padding: field.select({ label: 'Padding', options: ['none', 'small', 'normal', 'large'], defaultValue: 'normal' }),
    gap: field.select({ label: 'Distance', options: ['none', 'small', 'normal', 'large'], defaultValue: 'normal' }),
    tone: toneField('tint'),
    backgroundColor: field.color({
      label: 'Background colour',
      admin: {
        group: 'Look',
        description: 'Takes the place of the background above. The text turns dark or light by itself.',
      },
    }),
    backgroundGraphic: field.upload({
      label: 'Background picture',
      admin: { group: 'Look', description: 'Lies under the colour; choose how much of it shows below.' },
      breakpoints: { default: { width: 750, height: 900 }, md: { width: 1600, height: 900, fit: 'cover' } },
    }),
    graphicOpacity: field.number({
      label: 'Strength of the picture',
      defaultValue: 0.35,
      min: 0,
      max: 1,
      step: 0.01,
      admin: { group: 'Look' },
    }),
  },
  slots: { default: { allowedElements: '*' } },
  templates: {
    reading: {
      label: 'As narrow as a page of a book',
      fields: { width: 'text', padding: 'large', gap: 'small', tone: 'plain' },
    },
    dark: { label: 'Dark, from edge to edge', fields: { width: 'full', padding: 'large', gap: 'large', tone: 'deep' } },
    sand: {
      label: 'On sand, close together',
      fields: { width: 'wide', padding: 'small', gap: 'small', backgroundColor: '#f7efe4' },
    },
  },
})
