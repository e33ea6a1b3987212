import { defineSlice, field } from 'voix/slices'
import { formIdField } from '../../lib/formFields'
import { POPUP_LAYOUTS, popupFields } from '../../lib/popupFields'

export const signUpPopup = defineSlice({
  name: 'sign-up-popup',
  label: 'Sign-up popup',
  admin: { group: 'global' },
  purpose: 'forms',
  description: 'A window over the page with a form in it: by itself, or when a link with its name is clicked.',
  preview: '/slices/sign-up-popup.webp',
  tags: ['dialog', 'form', 'newsletter'],
  layouts: POPUP_LAYOUTS,
  database: true,
  anchors: ['targetName'],
  fields: {
    formId: formIdField('newsletter'),
    ...popupFields({ mode: 'automatic', targetName: 'sign-up-popup' }),
    title: field.text({
      label: 'Title',
      defaultValue: 'Ten per cent for readers',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
    copy: field.text({
      label: 'Copy',
      isLong: true,
      defaultValue: 'Leave your e-mail address. The code comes with the first letter.',
      admin: { group: 'Copy' },
      breakpoints: true,
    }),
  },
  templates: {
    once: { label: 'Once per visitor', fields: { mode: 'automatic' } },
    link: { label: 'Behind a link', fields: { mode: 'on-click' } },
  },
})
