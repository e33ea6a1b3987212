import type { Field } from 'payload'
import { OPERATORS } from '../tree'
import { isFieldDefinition } from './isFieldDefinition'
import type { FieldMap } from './types'

/** Keys of a row that are not fields of the slice. */
export const RESERVED_FIELDS: readonly string[] = [
  'id',
  'blockType',
  'blockName',
  'element',
  '_order',
  '_parentID',
  '_path',
]

const FIELD_NAME = /^[a-z][a-zA-Z0-9]*$/

/** Throws if a field's name, limits or default break a rule. `slice` is its name in the message. */
export function checkFields(slice: string, fields: FieldMap, path = ''): void {
  for (const [name, field] of Object.entries(fields)) {
    const fail = (rule: string): never => {
      throw new Error(`Slice "${slice}", field "${path}${name}": ${rule}`)
    }
    if (!FIELD_NAME.test(name)) fail('a field name starts with a lower-case letter and has letters and digits only.')
    if (path === '' && RESERVED_FIELDS.includes(name)) fail(`the name is reserved (${RESERVED_FIELDS.join(', ')}).`)
    const own = isFieldDefinition(field) ? field.payload : field
    if (own && isLocalized(own)) fail('it is localized, but a page is one document per language.')
    if (!isFieldDefinition(field)) {
      if (!('type' in field)) fail('give a helper of `field` or a Payload field with a `type`.')
      continue
    }
    const problem = field.fieldType
      ? (field.fieldType.check?.(field) ?? null)
      : 'make it with a helper of `field` or with createField().'
    if (problem) fail(problem)
    for (const { field: other, operator } of [field.admin?.condition ?? []].flat()) {
      if (other === name || !(other in fields)) {
        fail(`\`admin.condition\` names "${other}", which is no other field of the element or row.`)
      }
      if (!OPERATORS.includes(operator))
        fail(`\`admin.condition\` compares by "${operator}" (possible: ${OPERATORS.join(', ')}).`)
    }
    if (field.fields) checkFields(slice, field.fields, `${path}${name}.`)
  }
}

/** Whether the field or one inside it is localized. */
function isLocalized(field: Field): boolean {
  if ('localized' in field && field.localized) return true
  if ('tabs' in field) return field.tabs.some((tab) => tab.fields.some(isLocalized))
  return 'fields' in field && field.fields.some(isLocalized)
}
