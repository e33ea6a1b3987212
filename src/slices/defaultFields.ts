import { createId, isRecord } from '../tree'
import { fieldTypeOf } from './fieldTypes/registry'
import { isFieldDefinition } from './isFieldDefinition'
import type { FieldMap, SliceDefinition } from './types'

/**
 * The stored field values of a new element: the defaults, without those of fields that are switched off, and over them the
 * values of a template when one is named. Rows of lists get ids of their own.
 */
export function defaultFields(definition: SliceDefinition, template?: string): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = defaultOf(field)
    if (value !== undefined) values[name] = withRowIds(structuredClone(value))
  }
  if (template === undefined) return values
  const found = definition.templates[template]
  if (!found) throw new Error(`Slice "${definition.name}" has no template "${template}".`)
  const fields = Object.entries(structuredClone(found.fields))
  return { ...values, ...Object.fromEntries(fields.map(([name, value]) => [name, withRowIds(value)])) }
}

function defaultOf(field: FieldMap[string]): unknown {
  if (isFieldDefinition(field)) {
    if (field.enabled === false) return undefined
    return field.default ?? fieldTypeOf(field).defaults
  }
  const value: unknown = 'defaultValue' in field ? field.defaultValue : undefined
  return typeof value === 'function' ? undefined : value
}

/** Payload gives rows of an array an id when they are saved; the preview needs one before. */
function withRowIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((row: unknown) => {
    return isRecord(row) && !('id' in row) ? { ...row, id: createId() } : row
  })
}
