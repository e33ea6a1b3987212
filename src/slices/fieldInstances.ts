import type { FieldInstance, Row } from '../tree/types'
import type { Catalogue } from './catalogue'
import { idsOf } from './fieldTypes/defineFieldType'
import type { FieldMap } from './types'
import { isFieldDefinition } from './isFieldDefinition'

/** The fields that a row has, of those of its slice, each with what it is; `undefined` for a slice that does not exist. */
export function fieldInstancesOf({ find }: Pick<Catalogue, 'find'>): (row: Row) => FieldInstance[] | undefined {
  return (row) => {
    const fields = find(row.blockType)?.fields as FieldMap | undefined
    if (!fields) return undefined
    // What a reader is not shown of a row is no key of it.
    const known = Object.entries(fields).filter(([name]) => Object.hasOwn(row, name))
    return known.map(([name, field]) => {
      const type = isFieldDefinition(field) ? field.type : 'payload'
      const isOn = isFieldDefinition(field) ? field.enabled !== false : true
      return {
        // The value's key is its type: what a field is called must not hide what it is.
        [type]: row[name],
        id: `${row.id}.${name}`,
        name,
        type,
        enabled: row.element.fieldsEnabled[name] ?? isOn,
        media: mediaIn(type, row[name]),
      }
    })
  }
}

/** The ids of the pictures in a value: of one picture, of one per breakpoint. */
export function mediaIn(type: string, value: unknown): string[] {
  if (type === 'image') return idsOf(value)
  if (type !== 'upload' || !Array.isArray(value)) return []
  return [...new Set(value.flatMap((entry: { media?: unknown }) => idsOf(entry.media)))]
}
