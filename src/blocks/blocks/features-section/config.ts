import { defineSlice, field } from 'voix/slices'
import { FEATURE_ICONS } from '../../../components/featureIconNames'
import { BLOCKS_LAYOUTS } from '../../lib/blocksLayouts'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const featuresSection = defineSlice({
  name: 'features-section',
  label: 'Features section',
  admin: { group: 'blocks' },
  purpose: 'cards',
  description: 'What a house has: a drawing, a name and a sentence each, in columns or beside a picture.',
  preview: '/slices/features-section.webp',
  tags: ['features', 'icons', 'list'],
  layouts: BLOCKS_LAYOUTS,
  fields: {
    title: field.text({
      label: 'Title',
      defaultValue: 'Four things you will not miss',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({ label: 'Copy', isLong: true, admin: { group: 'Copy' }, breakpoints: true }),
    features: field.array({
      label: 'Features',
      admin: { group: 'Features' },
      maxRows: 12,
      fields: {
        icon: field.select({ label: 'Drawing', options: FEATURE_ICONS, defaultValue: 'wave' }),
        title: field.text({ label: 'Title' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        { icon: 'wave', title: 'A beach without a fence', copy: 'The sand belongs to everybody, the chairs to you.' },
        { icon: 'plate', title: 'Tables, not buffets', copy: 'Five kitchens, and a cook who comes out to ask.' },
        { icon: 'boat', title: 'A boat at four', copy: 'Every afternoon, with a skipper and whoever feels like it.' },
        { icon: 'bed', title: 'A terrace each', copy: 'Two chairs, and a line for the swimsuit.' },
      ],
    }),
    columns: field.number({ label: 'Columns', defaultValue: 4, min: 1, max: 4, step: 1, admin: { group: 'Look' } }),
    hasPicture: field.checkbox({ label: 'Beside a picture', defaultValue: false, admin: { group: 'Picture' } }),
    image: field.image({
      label: 'Picture',
      admin: { group: 'Picture', condition: { field: 'hasPicture', operator: 'equals', value: true } },
      breakpoints: { default: { width: 900, height: 1000, fit: 'cover' } },
    }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  },
  templates: {
    columns: { label: 'In four columns', fields: {} },
    picture: { label: 'Beside a picture', fields: { hasPicture: true, columns: 1, tone: 'plain' } },
  },
})
