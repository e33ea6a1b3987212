import { isRecord } from '../tree'
import { fieldTypeOf, fitsField } from './fieldTypes/registry'
import { isFieldDefinition } from './isFieldDefinition'
import type { FieldMap } from './types'

type Values = Record<string, unknown>

/** A stored value that is none of its field's any more. */
export interface Misfit {
  /** `tone`, `plans.0.mark`. */
  path: string
  value: unknown
}

/**
 * Stored values as the fields are defined now: what is missing has its default, and so has what does not fit any more (an option that
 * was removed, a text where there is a number now), or nothing where there is none. Values that are as they should be are returned
 * as they are. `misfits` is told what was replaced.
 */
export function fitFields(fields: FieldMap, stored: Values, misfits?: (found: Misfit) => void, path = ''): Values {
  let values = stored
  for (const name in fields) {
    const field = fields[name] as FieldMap[string]
    const value = stored[name]
    const fit = fitField(field, value, misfits, `${path}${name}`)
    if (fit === value) continue
    if (values === stored) values = { ...stored }
    values[name] = fit
  }
  return values
}

function fitField(
  field: FieldMap[string],
  value: unknown,
  misfits: ((found: Misfit) => void) | undefined,
  path: string,
): unknown {
  if (value === undefined) return fittedDefault(field)
  if (!isFieldDefinition(field) || value === null) return value
  if (!fitsField(field, value)) {
    misfits?.({ path, value })
    return fittedDefault(field) ?? null
  }
  return field.fields ? fitInner(field.fields, value, misfits, path) : value
}

/** The fields of a group, or those of each row of an array. */
function fitInner(fields: FieldMap, value: unknown, misfits: ((found: Misfit) => void) | undefined, path: string) {
  if (Array.isArray(value)) return fitRows(fields, value, misfits, path)
  return isRecord(value) ? fitFields(fields, value, misfits, `${path}.`) : value
}

function fitRows(fields: FieldMap, rows: unknown[], misfits: ((found: Misfit) => void) | undefined, path: string) {
  const fitted = rows.map((row, index) => {
    return isRecord(row) ? fitFields(fields, row, misfits, `${path}.${index}.`) : row
  })
  return fitted.every((row, index) => row === rows[index]) ? rows : fitted
}

/** A field's default, what stands in it with the defaults of its own fields. `undefined`: it has none, or is switched off. */
function fittedDefault(field: FieldMap[string]): unknown {
  const value = structuredClone(defaultOf(field))
  return isFieldDefinition(field) && field.fields ? fitInner(field.fields, value, undefined, '') : value
}

function defaultOf(field: FieldMap[string]): unknown {
  if (isFieldDefinition(field)) {
    if (field.enabled === false) return undefined
    return field.defaultValue ?? fieldTypeOf(field).defaults
  }
  const value: unknown = 'defaultValue' in field ? field.defaultValue : undefined
  return typeof value === 'function' ? undefined : value
}
