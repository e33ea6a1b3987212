import { defaultFields } from '../defaultFields'
import { isFieldDefinition } from '../isFieldDefinition'
import type { FieldMap } from '../fieldTypes/fieldType'
import type { SliceDefinition } from '../types'
import type { CheckedField, CheckedSlice } from './check'

/**
 * Returns the slices of an application in the form that checks read, on the server. The studio uses its descriptions of
 * slices instead.
 */
export function checkedSlices(definitions: readonly SliceDefinition[]): (name: string) => CheckedSlice | undefined {
  const known = new Map<string, CheckedSlice>()
  const byName = new Map(definitions.map((definition) => [definition.name, definition]))
  return (name) => {
    const definition = byName.get(name)
    if (definition && !known.has(name)) known.set(name, checkedSlice(definition))
    return known.get(name)
  }
}

function checkedSlice(definition: SliceDefinition): CheckedSlice {
  const { name, label, fields, slots, database, anchors, hiddenWithout } = definition
  const rules = { slots, ...(anchors && { anchors }), ...(hiddenWithout && { hiddenWithout }) }
  return { name, label, database, fields: checkedFields(fields), defaults: defaultFields(definition), rules }
}

function checkedFields(fields: FieldMap): CheckedField[] {
  return Object.entries(fields).map(([name, field]) => {
    if (!isFieldDefinition(field)) return { name, label: name, type: 'payload', required: false, fields: [] }
    return {
      ...field,
      condition: field.admin?.condition,
      name,
      label: field.label ?? name,
      required: field.required === true,
      fields: checkedFields(field.fields ?? {}),
    }
  })
}
