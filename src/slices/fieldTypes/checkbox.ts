import { isEmptyValue } from '../../tree'
import { createField, defaultOf, defineFieldType } from './defineFieldType'
import type { FieldDefinition, FieldOptions } from './fieldType'

export const checkboxType = defineFieldType<boolean, boolean>({
  type: 'checkbox',
  label: 'Yes or no',
  payload: ({ field, base }) => ({ ...base, ...defaultOf<boolean>(field), type: 'checkbox' }),
  resolve: (value) => value === true,
  preview: ({ value }) => value === true,
  empty: false,
  defaults: false,
  text: (value) => (value === true ? 'yes' : 'no'),
  parts: (value) => (isEmptyValue(value) ? [] : [{ kind: 'text', text: value === true ? 'Yes' : 'No' }]),
  changes: ({ field: { label }, before, after }) => {
    if ((before === true) === (after === true)) return []
    return [{ kind: 'note', label, text: after === true ? 'switched on' : 'switched off' }]
  },
  fits: (value) => typeof value === 'boolean',
  rule: 'The value must be true or false.',
  fills: ['checkbox'],
})

/** A boolean. Default: `false`. */
export function checkbox(options: FieldOptions<boolean> = {}): FieldDefinition<boolean, boolean> {
  return createField(checkboxType, options)
}
