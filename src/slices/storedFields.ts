import { isRecord } from '../tree'
import { fieldTypeOf, fitsField } from './fieldTypes/registry'
import { isFieldDefinition } from './isFieldDefinition'
import type { FieldMap } from './types'

type Values = Record<string, unknown>

/** A stored value that is no longer valid for its field. */
export interface Misfit {
  /** `tone`, `plans.0.mark`. */
  path: string
  value: unknown
}

/**
 * Returns stored values that fit the current definitions of the fields. Missing and invalid values (a removed option, a
 * text in a number field) are replaced by their defaults, or removed if there is no default. Valid values are returned
 * unchanged. `misfits` is called for each replaced value.
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

/** Fits the fields of a group, or those of each row of an array. */
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

/**
 * Returns a field's default, including the defaults of its nested fields. `undefined` if it has none or is disabled.
 */
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
