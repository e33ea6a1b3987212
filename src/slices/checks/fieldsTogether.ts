import { isRecord } from '../../tree'
import { isFieldActive } from '../fieldActive'
import type { CheckedField } from './check'
import { kindOf } from './readPage'

/** A field with its value, wherever it stands in an element. */
export interface FieldPlace {
  field: CheckedField
  value: unknown
  /** `rows.0.title`. */
  path: string
  /** What it is in, in words: `row 1 of Rows`; empty for a field of the element itself. */
  where: string
}

/** Fields that say one thing together. */
export interface FieldsTogether {
  /** They are a row's of a list; else the element's own. */
  isRow: boolean
  /** Those in groups are among them. */
  places: readonly FieldPlace[]
}

interface Input extends Standing {
  /** Which fields are asked about. */
  is: (field: CheckedField) => boolean
}

interface Standing {
  fields: readonly CheckedField[]
  values: Readonly<Record<string, unknown>>
}

/** Fields of an element, then those of each row of its lists, at any depth. */
export function fieldsTogether({ fields, values, is }: Input): FieldsTogether[] {
  const all: FieldsTogether[] = []
  const isWithin = (field: CheckedField): boolean => is(field) || field.fields.some(isWithin)
  const addTogether = (isRow: boolean, own: Own) => {
    const places: FieldPlace[] = []
    const lists: FieldPlace[] = []
    const add = ({ fields, values, path, where }: Own) => {
      for (const field of fields) {
        if (!isWithin(field) || (path !== '' && !isFieldActive(field, values))) continue
        const value = values[field.name]
        const place = { field, value, path: `${path}${field.name}`, where }
        if (is(field)) places.push(place)
        const kind = kindOf(field)
        if (kind === 'array') lists.push(place)
        // Payload asks for the fields of a group that nobody has touched, too.
        else if (kind === 'group')
          add({
            fields: field.fields,
            values: isRecord(value) ? value : {},
            path: `${place.path}.`,
            where: within(field.label, where),
          })
      }
    }
    add(own)
    all.push({ isRow, places })
    for (const { field, value, path, where } of lists) {
      const rows = (Array.isArray(value) ? (value as unknown[]) : []).filter(isRecord)
      rows.forEach((row, index) => {
        const place = within(`row ${index + 1} of ${field.label}`, where)
        addTogether(true, { fields: field.fields, values: row, path: `${path}.${index}.`, where: place })
      })
    }
  }
  addTogether(false, { fields, values, path: '', where: '' })
  return all
}

interface Own extends Standing {
  /** What comes before their names: empty, or up to a dot. */
  path: string
  where: string
}

function within(place: string, outer: string): string {
  return outer === '' ? place : `${place} of ${outer}`
}
