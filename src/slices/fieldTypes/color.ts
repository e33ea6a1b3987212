import { COLOR_RULE, isColor, isEmptyValue } from '../../tree'
import { createField, defaultOf, defineFieldType, plainText, textOrNull } from './defineFieldType'
import type { FieldDefinition, FieldOptions } from './fieldType'

/** A text that must be a colour, so it is safe in a style without further checks. */
export const colorType = defineFieldType<string, string | null>({
  type: 'color',
  label: 'Colour',
  payload: ({ field, base }) => ({
    ...base,
    ...defaultOf<string>(field),
    type: 'text',
    validate: (value: string | null | undefined) => {
      if (isEmptyValue(value)) return field.required ? 'Choose a colour.' : true
      return isColor(value) || COLOR_RULE
    },
  }),
  resolve: textOrNull,
  preview: ({ value }) => textOrNull(value),
  text: plainText,
  parts: (value) => (typeof value === 'string' && value !== '' ? [{ kind: 'color', color: value }] : []),
  fits: isColor,
  rule: COLOR_RULE,
  check: ({ defaultValue: value }) => (value === undefined || isColor(value) ? null : 'the default is no colour.'),
  fills: ['text'],
})

/** A CSS colour, or the name of a colour of the layout's palette. */
export function color(options: FieldOptions<string> = {}): FieldDefinition<string, string | null> {
  return createField(colorType, options)
}
