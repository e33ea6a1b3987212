import { defineSlice, field } from 'voix/slices'
import { GRAPHICS } from '../../../components/illustrations'
import { toneField } from '../../lib/fields'

export const backgroundGraphic = defineSlice({
  name: 'background-graphic',
  label: 'Background graphic',
  admin: { group: 'global' },
  purpose: 'layout',
  description: 'A large line drawing behind whatever stands in it.',
  preview: '/slices/background-graphic.webp',
  tags: ['drawing', 'decoration', 'container'],
  fields: {
    graphic: field.select({ label: 'Graphic', options: GRAPHICS, defaultValue: 'spiral-coral' }),
    side: field.select({
      label: 'Side',
      options: ['left', 'center', 'right'],
      defaultValue: 'right',
      admin: { group: 'Look' },
    }),
    tone: toneField(),
  },
  slots: { default: { allowedElements: '*', defaultElements: [{ slice: 'introduction' }] } },
  templates: {
    web: { label: 'A web at the left', fields: { graphic: 'spider-web', side: 'left' } },
    circle: { label: 'A circle in the middle', fields: { graphic: 'scribble-circle', side: 'center', tone: 'tint' } },
  },
})
