import { field } from 'voix/slices'
import { toneField } from './fields'
import { titleFields } from './titleFields'

interface Words {
  /** The name of the form. */
  formId: string
  title: string
  copy: string
}

/** The form of a slice, by its name, which does not change with its title. */
export function formIdField(formId: string) {
  return field.documentName({
    relationTo: 'forms',
    label: 'Form',
    defaultValue: formId,
    admin: {
      group: 'Form',
      description: 'Forms are written below “Forms”: their fields, and those who are told of what is sent.',
    },
  })
}

/** Fields of a slice with a form. */
export function formFields({ formId, title, copy }: Words) {
  return {
    formId: formIdField(formId),
    title: field.text({ label: 'Title', defaultValue: title, admin: { group: 'Copy' }, breakpoints: true }),
    copy: field.text({ label: 'Copy', isLong: true, defaultValue: copy, admin: { group: 'Copy' }, breakpoints: true }),
    tone: toneField('tint'),
    ...titleFields({ tag: 'h2', size: 'text-4xl' }),
  }
}

/** An image next to the form. */
export function formPicture() {
  return field.image({
    label: 'Picture',
    admin: { group: 'Picture', description: '720 × 900 px from 1024 px on, 750 × 470 px below.' },
    breakpoints: { default: { width: 750, height: 470, fit: 'cover' }, lg: { width: 720, height: 900, fit: 'cover' } },
  })
}
