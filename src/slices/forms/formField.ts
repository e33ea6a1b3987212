/** The types of form fields. */
export const FORM_FIELD_TYPES = [
  'text',
  'email',
  'tel',
  'number',
  'date',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'country',
  'hidden',
] as const

export type FormFieldType = (typeof FORM_FIELD_TYPES)[number]

/** A field of a form, as visitors get it. */
export interface FormField {
  name: string
  label: string
  type: FormFieldType
  required: boolean
  placeholder: string
  /** For texts. */
  minLength: number | null
  maxLength: number | null
  /** For `select` and `radio`. */
  options: { label: string; value: string }[]
}

/** A form, as visitors get it. */
export interface Form {
  id: string
  slug: string
  title: string
  introduction: string
  fields: FormField[]
  submitLabel: string
  successMessage: string
}

/** Names of the values that a form sends in addition to its fields. Names of fields begin with a letter. */
export const FORM_EXTRAS = {
  /** A honeypot: hidden from visitors, so it must stay empty. */
  trap: '_website',
  path: '_path',
  language: '_language',
  /** The DOM id of the message after sending. */
  anchor: '_anchor',
  /** Retries of one submission have the same id. */
  operation: '_operation',
  /**
   * The time at which the form was rendered, or first sent by a browser without a script. The server signs it, and
   * measures the time itself.
   */
  since: '_since',
} as const

/** Returns the address that a form is sent to. */
export function formAddress(slug: string): string {
  return `/api/voix/forms/${encodeURIComponent(slug)}`
}
