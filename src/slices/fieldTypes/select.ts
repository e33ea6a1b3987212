import { createField, defaultOf, defineFieldType, optionValues, plainText, textOrNull } from './defineFieldType'
import type { FieldDefinition, FieldOptions, SelectOption } from './fieldType'

export const selectType = defineFieldType<string, string | null>({
  type: 'select',
  label: 'Option',
  payload: ({ field, base }) => ({
    ...base,
    ...defaultOf<string>(field),
    type: 'select',
    options: [...(field.options ?? [])],
  }),
  resolve: (value, { field }) => textOrNull(value) ?? textOrNull(field.defaultValue),
  preview: ({ value, field }) => textOrNull(value) ?? field.defaultValue ?? null,
  text: (value, field) => field.options?.find((option) => option.value === value)?.label ?? plainText(value),
  // A page's own field of this type has no options to compare with.
  fits: (value, field) => field.options === undefined || optionValues(field).some((option) => option === value),
  check: selectProblem,
  fills: ['select'],
})

export interface SelectOptions<Value extends string, Default extends Value | undefined> extends FieldOptions<string> {
  /** Values, or values with labels. */
  options: readonly (Value | { label: string; value: Value })[]
  defaultValue?: Default
}

/** One of the options. With a default the component always receives an option, otherwise it may receive `null`. */
export function select<const Value extends string, const Default extends Value | undefined = undefined>({
  options,
  ...rest
}: SelectOptions<Value, Default>): FieldDefinition<Value, Default extends undefined ? Value | null : Value> {
  const definition = createField(selectType, { ...rest, options: options.map(toOption) })
  // Only these options are ever stored: `fits` and Payload reject any other.
  return definition as FieldDefinition<Value, Default extends undefined ? Value | null : Value>
}

function toOption(option: string | SelectOption): SelectOption {
  return typeof option === 'string' ? { label: toLabel(option), value: option } : option
}

/** `scribble-circle` -> `Scribble circle`. Values that are not plain words (`w-1/4`, `h1`) are unchanged. */
function toLabel(value: string): string {
  if (!/^[a-z]+(-[a-z]+)*$/.test(value)) return value
  const words = value.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function selectProblem(field: FieldDefinition): string | null {
  const values = optionValues(field)
  const { defaultValue: value } = field
  if (values.length === 0) return 'a select needs at least one option.'
  if (values.includes('')) return 'an option needs a value that is not empty.'
  if (new Set(values).size < values.length) return 'two options have the same value.'
  if (value !== undefined && !values.includes(value as string)) {
    return `the default ${JSON.stringify(value)} is none of its options (${values.join(', ')}).`
  }
  return null
}
