import { defineSlice, field } from 'voix/slices'
import { linkTo } from '../../lib/fields'
import { POPUP_LAYOUTS, popupFields } from '../../lib/popupFields'

export const popup = defineSlice({
  name: 'popup',
  label: 'Popup',
  admin: { group: 'global' },
  purpose: 'layout',
  description: 'A window over the page: once per visitor, on every view, or when a link with its name is clicked.',
  preview: '/slices/popup.webp',
  tags: ['dialog', 'offer'],
  layouts: POPUP_LAYOUTS,
  anchors: ['targetName'],
  fields: {
    ...popupFields({ mode: 'on-click', targetName: 'newsletter-popup' }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Stay one night longer, on us',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Book seven nights this autumn and the eighth is included.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    link: field.link({ label: 'Button', defaultValue: linkTo('See the offer', '/specials'), admin: { group: 'Copy' } }),
  },
  slots: { default: { allowedElements: '*', max: 6 } },
  templates: {
    offer: { label: 'An offer, once per visitor', fields: { mode: 'automatic', targetName: 'offer-popup' } },
    note: { label: 'A note behind a link', fields: { mode: 'on-click', title: 'Good to know', copy: '' } },
  },
})
