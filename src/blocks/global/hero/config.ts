import { defineSlice, field } from 'voix/slices'
import { linkTo } from '../../lib/fields'
import { titleFields } from '../../lib/titleFields'

export const hero = defineSlice({
  name: 'hero',
  label: 'Hero',
  admin: { group: 'global' },
  purpose: 'opening',
  description: 'The opening picture of a page with its title, a sentence and up to two buttons.',
  preview: '/slices/hero.webp',
  tags: ['header', 'picture', 'title'],
  fields: {
    eyebrow: field.text({
      label: 'Line above the title',
      defaultValue: 'All-inclusive by the sea',
      admin: { group: 'Copy' },
    }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Slow mornings, warm water, long evenings',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Rooms steps from the sand, tables worth dressing for and days with nothing left to pay.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    note: field.text({
      label: 'Small print',
      enabled: false,
      admin: { group: 'Copy', description: 'One line below the buttons: what the price includes, until when.' },
    }),
    link: field.link({
      label: 'Button',
      defaultValue: linkTo('Find your resort', '/resorts'),
      admin: { group: 'Links' },
    }),
    secondLink: field.link({
      label: 'Second button',
      defaultValue: linkTo('See offers', '/specials'),
      admin: { group: 'Links' },
    }),
    image: field.upload({
      label: 'Picture',
      admin: { group: 'Picture', description: '1400 × 600 px from 768 px on, 750 × 900 px on phones.' },
      breakpoints: {
        default: { width: 750, height: 900, fit: 'cover' },
        md: { width: 1400, height: 600, fit: 'cover' },
      },
    }),
    ...titleFields({ tag: 'h1', size: 'text-7xl' }),
    cursiveOpacity: field.number({
      label: 'Opacity of a cursive title',
      defaultValue: 1,
      min: 0,
      max: 1,
      step: 0.01,
      admin: { group: 'Title style' },
    }),
    height: field.select({
      label: 'Height',
      options: ['short', 'normal', 'tall'],
      defaultValue: 'normal',
      admin: { group: 'Look' },
    }),
  },
  slots: {
    default: { allowedElements: ['button', 'ghost-button-link', 'styled-number', 'countdown-clock'], max: 4 },
  },
  templates: {
    short: { label: 'Short hero', fields: { height: 'short', eyebrow: '', copy: '', title: 'Rooms & suites' } },
    opening: {
      label: 'Tall opening',
      fields: { height: 'tall', titleSize: 'text-8xl', eyebrow: 'Now open', title: 'The sea is at the door' },
    },
  },
})
