import { isRecord, type FieldColor } from '../../tree'
import type { CheckedField, CheckedSlice } from './check'
import { kindOf } from './readPage'

/** Returns the colours in the fields of an element, including those in groups and lists. */
export function colorsIn(row: Readonly<Record<string, unknown>>, slice: CheckedSlice | undefined): FieldColor[] {
  return within({ fields: slice?.fields ?? [], values: row, path: [] })
}

interface Values {
  fields: readonly CheckedField[]
  values: Readonly<Record<string, unknown>>
  path: readonly (string | number)[]
}

function within({ fields, values, path }: Values): FieldColor[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    const at = [...path, field.name]
    switch (kindOf(field)) {
      case 'color':
        return typeof value === 'string' && value !== '' ? [{ path: at.join('.'), field: field.name, value }] : []
      case 'group':
        return isRecord(value) ? within({ fields: field.fields, values: value, path: at }) : []
      case 'array':
        return (Array.isArray(value) ? (value as unknown[]) : []).flatMap((inner, index) =>
          isRecord(inner) ? within({ fields: field.fields, values: inner, path: [...at, index] }) : [],
        )
      default:
        return []
    }
  })
}
