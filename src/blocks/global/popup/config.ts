import { defineSlice, field } from 'voix/slices'
import { checkTargetName } from '../../lib/targetName'
import { linkTo } from '../../lib/fields'

export const popup = defineSlice({
  name: 'popup',
  label: 'Popup',
  group: 'global',
  description: 'A window over the page: once per visitor, on every view, or when a link with its name is clicked.',
  preview: '/slices/popup.svg',
  tags: ['dialog', 'offer'],
  // A page without header and footer, a form or a leaflet, opens nothing over itself.
  layouts: ['blocks', 'jewel', 'costa-viva', 'noche-azul'],
  fields: {
    mode: field.select({
      label: 'Opens',
      options: [
        { label: 'By itself, once per visitor', value: 'automatic' },
        { label: 'When a link is clicked', value: 'on-click' },
        { label: 'By itself, on every view', value: 'always-show' },
      ],
      default: 'on-click',
      group: 'Opening',
    }),
    targetName: field.payload(
      {
        name: 'targetName',
        type: 'text',
        label: 'Target name',
        defaultValue: 'newsletter-popup',
        validate: checkTargetName,
      },
      {
        default: 'newsletter-popup',
        group: 'Opening',
        instructions: 'Lower case and hyphens. A link to #newsletter-popup opens the popup of this name.',
      },
    ),
    delay: field.number({
      label: 'Seconds until it opens by itself',
      default: 3,
      min: 0,
      max: 600,
      step: 1,
      group: 'Opening',
    }),
    title: field.text({ label: 'Title', default: 'Stay one night longer, on us', group: 'Copy', breakpoints: true }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      default: 'Book seven nights this autumn and the eighth is included.',
      group: 'Copy',
      breakpoints: true,
    }),
    link: field.link({ label: 'Button', default: linkTo('See the offer', '/specials'), group: 'Copy' }),
    image: field.image({
      label: 'Picture',
      group: 'Picture',
      breakpoints: { default: { width: 500, height: 600, fit: 'cover' } },
      instructions: '500 × 600 px.',
    }),
  },
  slots: { default: { allowedElements: '*', max: 6 } },
})
