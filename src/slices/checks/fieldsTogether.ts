import { isRecord } from '../../tree'
import { isFieldActive } from '../fieldActive'
import type { CheckedField } from './check'
import { kindOf } from './readPage'

/** A field with its value and its position in an element. */
export interface FieldPlace {
  field: CheckedField
  value: unknown
  /** `rows.0.title`. */
  path: string
  /** The description of the parent: `row 1 of Rows`; empty for a field of the element itself. */
  where: string
}

/** The fields of one element, or of one row of a list. */
export interface FieldsTogether {
  /** Whether they belong to a row of a list, and not to the element itself. */
  isRow: boolean
  /** Includes fields of groups. */
  places: readonly FieldPlace[]
}

interface Input extends Standing {
  /** Selects the fields. */
  is: (field: CheckedField) => boolean
}

interface Standing {
  fields: readonly CheckedField[]
  values: Readonly<Record<string, unknown>>
}

/** Returns the fields of an element, then those of each row of its lists, at any depth. */
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
        // Payload also validates the fields of a group without a stored value.
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
  /** The prefix of the fields' names: empty, or a path with a trailing dot. */
  path: string
  where: string
}

function within(place: string, outer: string): string {
  return outer === '' ? place : `${place} of ${outer}`
}
