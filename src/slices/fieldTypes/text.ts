import { createField, defaultOf, defineFieldType, plainText } from './defineFieldType'
import type { FieldDefinition, FieldOptions } from './fieldType'

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
  fromDocument: (value) => (typeof value === 'object' ? textOf(value) : value),
})

export interface TextOptions extends FieldOptions<string> {
  /** Several lines. Default: one. */
  isLong?: boolean
}

/** One line or paragraph of plain text. */
export function text(options: TextOptions = {}): FieldDefinition<string, string> {
  return createField(textType, options)
}

/** The plain text of rich text or of a list of texts. */
function textOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  if (typeof value !== 'object' || value === null) return value == null ? '' : String(value)
  const { root, children, text, name, title } = value as Record<string, unknown>
  if (root) return textOf(root)
  if (Array.isArray(children)) return children.map(textOf).filter(Boolean).join(' ')
  return textOf(text ?? title ?? name ?? '')
}
