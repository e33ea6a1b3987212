import { FEATURE_ICONS } from '../../../components/featureIconNames'
import { defineSlice, field } from 'voix/slices'
import { toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'
import { RESORTS } from '../../lib/purposes'

export const weddingInclusions = defineSlice({
  name: 'wedding-inclusions',
  label: 'Wedding inclusions',
  admin: { group: 'wedding' },
  purpose: RESORTS,
  description: 'What belongs to every wedding, a drawing and a sentence each, beside a picture under an arch.',
  preview: '/slices/wedding-inclusions.webp',
  tags: ['included', 'list', 'wedding'],
  fields: {
    eyebrow: field.text({
      label: 'Line above the title',
      defaultValue: 'Whatever you choose',
      admin: { group: 'Copy' },
    }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Part of every wedding',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    items: field.array({
      label: 'Included',
      admin: { group: 'Included' },
      maxRows: 12,
      fields: {
        icon: field.select({ label: 'Drawing', options: FEATURE_ICONS, defaultValue: 'heart' }),
        title: field.text({ label: 'What' }),
        copy: field.text({ label: 'Copy', isLong: true }),
      },
      defaultValue: [
        { icon: 'heart', title: 'One planner', copy: 'From the first letter to the last dance.' },
        { icon: 'flower', title: 'Flowers of the island', copy: 'Cut the same morning, and yours to keep.' },
        { icon: 'sun', title: 'A rain plan', copy: 'A covered place, kept for the same hour.' },
        { icon: 'glass', title: 'The first toast', copy: 'For everybody, wherever they stand.' },
      ],
    }),
    image: field.image({
      label: 'Picture',
      admin: { group: 'Picture' },
      breakpoints: { default: { width: 800, height: 1000, fit: 'cover' } },
    }),
    imageOnRight: field.checkbox({ label: 'Picture at the right', defaultValue: true, admin: { group: 'Look' } }),
    tone: toneField(),
    ...titleFields({ tag: 'h2', size: 'text-5xl' }),
  },
  templates: {
    right: { label: 'Picture at the right', fields: {} },
    band: { label: 'Picture at the left, in a dark band', fields: { imageOnRight: false, tone: 'deep' } },
  },
})
