import { dayOf, dayText, isEmptyValue } from '../../tree'
import { isPageHref, PAGE_HREF_RULE } from '../href.mjs'
import { createField, defaultOf, defineFieldType, extendFieldType, plainText } from './defineFieldType'
import type { FieldDefinition, FieldOptions, FieldType } from './fieldType'

const shown = (value: unknown) => plainText(value) ?? String(value)

export const textType = defineFieldType<string, string>({
  type: 'text',
  label: 'Text',
  payload: ({ field, base }) => {
    const shared = { ...base, ...defaultOf<string>(field) }
    return field.isLong ? { ...shared, type: 'textarea' } : { ...shared, type: 'text' }
  },
  resolve: shown,
  preview: ({ value }) => shown(value),
  empty: '',
  text: plainText,
  isTelling: true,
  inline: {
    read: (value) => (typeof value === 'string' ? value : value == null ? '' : null),
    write: (_value, next) => next,
  },
  fits: (value) => plainText(value) !== null,
  rule: 'The value must be a text.',
  fills: ['text', 'rich', 'number', 'select', 'date', 'relation'],
  fromDocument: (value, { date, languageCode }) => {
    if (date && value != null) return dayText(dayOf(value, date.timeZones[0]), languageCode)
    return typeof value === 'object' ? textOf(value) : value
  },
})

export interface TextOptions extends FieldOptions<string> {
  /** Whether the text has several lines. Default `false`. */
  isLong?: boolean
}

/** A line or paragraph of plain text. */
export function text(options: TextOptions = {}): FieldDefinition<string, string> {
  return createField(textType, options)
}

/** A paragraph of plain text: `field.text({ isLong: true })`. */
export function textarea(options: FieldOptions<string> = {}): FieldDefinition<string, string> {
  return text({ ...options, isLong: true })
}

/** An e-mail address, `ann@example.com`, or an empty text. Every write rejects other values. */
export function email(options: FieldOptions<string> = {}): FieldDefinition<string, string> {
  return createField(emailType, options)
}

/**
 * A web address or a path of the site, or an empty text. Use `field.link` to allow documents as well. Every write
 * rejects other values, so it is safe in `href`.
 */
export function url(options: FieldOptions<string> = {}): FieldDefinition<string, string> {
  return createField(urlType, options)
}

/** A line of text in a required format. It is not edited on the page, since a partly typed value is invalid. */
function ruledText({
  type,
  label,
  isRight,
  rule,
}: Pick<FieldType, 'type' | 'label'> & { isRight: (text: string) => boolean; rule: string }) {
  const fits = (value: unknown) => isEmptyValue(value) || (typeof value === 'string' && isRight(value))
  return extendFieldType(textType, {
    type,
    label,
    payload: ({ field, base }) => ({
      ...base,
      ...defaultOf<string>(field),
      type: 'text',
      validate: (value: unknown) =>
        field.required && isEmptyValue(value) ? 'This field is required.' : fits(value) || rule,
    }),
    fits,
    rule,
    check: ({ defaultValue: value }) => (fits(value) ? null : `the default does not fit. ${rule}`),
    inline: undefined,
    isTelling: false,
    fills: ['text'],
  })
}

/** Matches a local part, one @, and a host with a dot. Whether the address exists is not checked. */
const EMAIL = /^[^\s@<>"(),:;[\]\\]{1,64}@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z\d-]{2,}$/i
const LONGEST_EMAIL = 254

export const emailType = ruledText({
  type: 'email',
  label: 'E-mail address',
  isRight: (value) => value.length <= LONGEST_EMAIL && EMAIL.test(value),
  rule: 'Write an e-mail address like ann@example.com.',
})

export const urlType = ruledText({ type: 'url', label: 'Address', isRight: isPageHref, rule: PAGE_HREF_RULE })

/** Returns the plain text of rich text or of a list of texts. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return value == null ? '' : String(value)
  const { root, children, text, name, title } = value as Record<string, unknown>
  if (root) return textOf(root)
  if (Array.isArray(children)) return children.map(textOf).filter(Boolean).join(' ')
  return textOf(text ?? title ?? name ?? '')
}
