import { defineSlice, field } from 'voix/slices'
import { ILLUSTRATIONS } from '../../../components/illustrations'
import { alignField } from '../../lib/fields'

export const illustration = defineSlice({
  name: 'illustration',
  label: 'Illustration',
  admin: { group: 'global' },
  purpose: 'media',
  description: 'A line drawing of the sea or the forest: a pause between two thoughts.',
  preview: '/slices/illustration.webp',
  tags: ['drawing', 'decoration'],
  fields: {
    illustration: field.select({ label: 'Drawing', options: ILLUSTRATIONS, defaultValue: 'seahorse' }),
    color: field.color({ label: 'Colour', admin: { group: 'Look', description: 'Empty: that of the layout.' } }),
    size: field.select({
      label: 'Size',
      options: ['small', 'normal', 'large'],
      defaultValue: 'normal',
      admin: { group: 'Look' },
    }),
    align: alignField('center'),
  },
  templates: {
    turtle: { label: 'A small turtle', fields: { illustration: 'turtle', size: 'small' } },
    sisserou: { label: 'The parrot, large', fields: { illustration: 'sisserou', size: 'large' } },
  },
})
