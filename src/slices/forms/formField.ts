/** What a field of a form may be. */
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
  /** Of texts. */
  minLength: number | null
  maxLength: number | null
  /** Of `select` and `radio`. */
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

/** Names of what a form sends beside its fields. Names of fields begin with a letter. */
export const FORM_EXTRAS = {
  /** Stays empty: people do not see it. */
  trap: '_website',
  path: '_path',
  language: '_language',
  /** DOM id of what says that it was sent. */
  anchor: '_anchor',
  /** Retries of one submission have the same id. */
  operation: '_operation',
  /** When it was given out, or first sent by a browser without a script: signed by the server, which measures the time itself. */
  since: '_since',
} as const

/** Where a form is sent to. */
export function formAddress(slug: string): string {
  return `/api/voix/forms/${encodeURIComponent(slug)}`
}
