import { isColor } from './color'
import { isFieldDefinition } from './isFieldDefinition'
import type { FieldDefinition, FieldMap } from './types'

/** Keys of a row that are no fields of the slice. */
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

/** Throws when a field's name, limits or default break a rule. `slice` is the culprit's name in the message. */
export function checkFields(slice: string, fields: FieldMap, path = ''): void {
  for (const [name, field] of Object.entries(fields)) {
    const fail = (rule: string): never => {
      throw new Error(`Slice "${slice}", field "${path}${name}": ${rule}`)
    }
    if (!FIELD_NAME.test(name)) fail('a field name starts with a lower-case letter and has letters and digits only.')
    if (path === '' && RESERVED_FIELDS.includes(name)) fail(`the name is reserved (${RESERVED_FIELDS.join(', ')}).`)
    if (!isFieldDefinition(field)) {
      if (!('type' in field)) fail('give a helper of `field` or a Payload field with a `type`.')
      continue
    }
    const problem = problemOf(field)
    if (problem) fail(problem)
    if (field.fields) checkFields(slice, field.fields, `${path}${name}.`)
  }
}

function problemOf(field: FieldDefinition): string | null {
  switch (field.type) {
    case 'select':
      return selectProblem(field)
    case 'number':
      return numberProblem(field)
    case 'media':
    case 'image':
      return mediaProblem(field)
    case 'color':
      return field.default === undefined || isColor(field.default) ? null : 'the default is no colour.'
    case 'list':
      return listProblem(field)
    default:
      return null
  }
}

function selectProblem({ options = [], default: value }: FieldDefinition): string | null {
  if (options.length === 0) return 'a select needs at least one option.'
  const values = options.map((option) => option.value)
  if (values.includes('')) return 'an option needs a value that is not empty.'
  if (new Set(values).size < values.length) return 'two options have the same value.'
  if (value !== undefined && !values.includes(value as string)) {
    return `the default ${JSON.stringify(value)} is none of its options (${values.join(', ')}).`
  }
  return null
}

function numberProblem({ min, max, step, default: value }: FieldDefinition): string | null {
  if (min !== undefined && max !== undefined && min > max) return `min ${min} is greater than max ${max}.`
  if (step !== undefined && !(step > 0)) return 'step must be greater than 0.'
  if (value === undefined) return null
  if (typeof value !== 'number' || !Number.isFinite(value)) return 'the default is no number.'
  if (min !== undefined && value < min) return `the default ${value} is less than min ${min}.`
  if (max !== undefined && value > max) return `the default ${value} is greater than max ${max}.`
  return null
}

function mediaProblem({ media }: FieldDefinition): string | null {
  for (const [breakpoint, size] of Object.entries(media ?? {})) {
    if (!(size.width > 0)) return `the width at breakpoint "${breakpoint}" must be greater than 0.`
    if (size.height !== undefined && !(size.height > 0)) {
      return `the height at breakpoint "${breakpoint}" must be greater than 0.`
    }
  }
  return null
}

function listProblem({ fields = {}, minRows, maxRows, default: rows }: FieldDefinition): string | null {
  if (Object.keys(fields).length === 0) return 'a list needs at least one field per row.'
  if (minRows !== undefined && maxRows !== undefined && minRows > maxRows) return 'minRows is greater than maxRows.'
  const count = Array.isArray(rows) ? rows.length : 0
  if (maxRows !== undefined && count > maxRows) return `the default has ${count} rows, maxRows is ${maxRows}.`
  return null
}
