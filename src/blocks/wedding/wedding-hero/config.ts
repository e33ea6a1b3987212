import { defineSlice, field } from 'voix/slices'
import { linkTo, toneField } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const weddingHero = defineSlice({
  name: 'wedding-hero',
  label: 'Wedding hero',
  admin: { group: 'wedding' },
  purpose: 'opening',
  description:
    'The opening of a wedding page: a picture under an arch beside the first words, or as large as the screen.',
  preview: '/slices/wedding-hero.webp',
  tags: ['header', 'wedding', 'title'],
  fields: {
    eyebrow: field.text({ label: 'Line above the title', defaultValue: 'Weddings', admin: { group: 'Copy' } }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Somewhere between the palms and the tide',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Ceremonies for two, for twenty, or for everyone who ever taught you to swim.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('Talk to a planner', '#inquiry'),
      admin: { group: 'Links' },
    }),
    secondLink: field.link({ label: 'Second button', admin: { group: 'Links' } }),
    image: field.upload({
      label: 'Picture',
      admin: {
        group: 'Picture',
        description: 'Under the arch it is taller than wide: what matters stands in the middle.',
      },
      breakpoints: {
        default: { width: 750, height: 940, fit: 'cover' },
        md: { width: 1400, height: 1000, fit: 'cover' },
      },
    }),
    look: field.select({
      label: 'Shown as',
      options: [
        { label: 'Under an arch', value: 'arch' },
        { label: 'As large as the screen', value: 'full' },
      ],
      defaultValue: 'arch',
      admin: { group: 'Look' },
    }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h1', size: 'text-7xl' }),
  },
  templates: {
    arch: { label: 'Under an arch', fields: {} },
    full: {
      label: 'As large as the screen, in handwriting',
      fields: { look: 'full', titleFont: 'jewelcursive', titleSize: 'text-8xl' },
    },
  },
})
