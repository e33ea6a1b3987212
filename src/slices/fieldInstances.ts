import type { FieldInstance, Row } from '../tree/types'
import type { Catalogue } from './catalogue'
import { idsOf } from './fieldTypes/defineFieldType'
import type { FieldMap } from './types'
import { isFieldDefinition } from './isFieldDefinition'

/** Returns the fields of a row that its slice defines, each with its type; `undefined` for an unknown slice. */
export function fieldInstancesOf({ find }: Pick<Catalogue, 'find'>): (row: Row) => FieldInstance[] | undefined {
  return (row) => {
    const fields = find(row.blockType)?.fields as FieldMap | undefined
    if (!fields) return undefined
    // A field that the user may not read is missing in the row.
    const known = Object.entries(fields).filter(([name]) => Object.hasOwn(row, name))
    return known.map(([name, field]) => {
      const type = isFieldDefinition(field) ? field.type : 'payload'
      const isOn = isFieldDefinition(field) ? field.enabled !== false : true
      return {
        // The value is stored under its type, so that the name of a field cannot hide it.
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

/** Returns the ids of the images in a value: of a single image, or of one per breakpoint. */
export function mediaIn(type: string, value: unknown): string[] {
  if (type === 'image') return idsOf(value)
  if (type !== 'upload' || !Array.isArray(value)) return []
  return [...new Set(value.flatMap((entry: { media?: unknown }) => idsOf(entry.media)))]
}
