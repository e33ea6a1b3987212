import { defineSlice, field } from 'voix/slices'
import { NOCHE_AZUL_LAYOUTS } from '../../lib/brandLayouts'
import { headFields } from '../../lib/openingFields'
import { titleFields } from '../../lib/titleFields'
import { MOON_PHASES } from './moonPath'

export const nocheAzulMoon = defineSlice({
  name: 'noche-azul-moon',
  label: 'Moon calendar',
  admin: { group: 'noche-azul' },
  purpose: 'cards',
  description: 'What happens in the house by the phases of the moon, each drawn as it stands that night.',
  preview: '/slices/noche-azul-moon.webp',
  tags: ['calendar', 'night', 'events'],
  layouts: NOCHE_AZUL_LAYOUTS,
  fields: {
    ...headFields({ title: 'By the moon', copy: 'We plan by it. So do the turtles.' }),
    nights: field.array({
      label: 'Nights',
      admin: { group: 'Copy' },
      maxRows: 8,
      fields: {
        phase: field.select({ label: 'Moon', options: MOON_PHASES, defaultValue: 'full' }),
        title: field.text({ label: 'Title' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        {
          phase: 'new',
          title: 'New moon',
          copy: 'Every lamp is put out at eleven. Bring a blanket; the sky does the rest.',
        },
        {
          phase: 'first-quarter',
          title: 'First quarter',
          copy: 'The trio moves down to the water and plays towards it.',
        },
        {
          phase: 'full',
          title: 'Full moon',
          copy: 'The cenote at midnight, without a candle. Thirty people, no talking.',
        },
        {
          phase: 'waning-crescent',
          title: 'The last thin one',
          copy: 'Breakfast at four, for those who have not been to bed.',
        },
      ],
    }),
    ...titleFields({ tag: 'h2', size: 'text-6xl' }),
  },
  templates: {
    month: { label: 'A month', fields: {} },
    full: {
      label: 'One night',
      fields: {
        title: 'The next full moon',
        copy: '',
        nights: [{ phase: 'full', title: 'Midnight', copy: 'The ladders are lit, and the sea is warm enough.' }],
      },
    },
  },
})
