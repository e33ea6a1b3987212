import type { FlattenedField, Option } from 'payload'
import { listProblems } from './listProblems'
import type { PayloadBase } from '../../slices/types'
import { isMoment, isRecord } from '../../tree'
import type { ValueProblem } from './problems'
import { richTextProblems } from './richTextProblems'

type Path = ValueProblem['path']

interface Input {
  fields: readonly FlattenedField[]
  values: Record<string, unknown>
  path?: Path
  /** Whether the fields are an element's: a value of the wrong type there would be read as missing. */
  isInElement?: boolean
}

/**
 * Returns the values that do not have their field's type. Empty fields are valid, since drafts can be unfinished.
 * Payload validates the other rules of a field on publish.
 */
export function fieldProblems({ fields, values, path = [], isInElement = false }: Input): ValueProblem[] {
  return fields.flatMap((field) => {
    const value = values[field.name]
    const at = [...path, field.name]
    if (value === undefined || field.name === 'id' || ('virtual' in field && field.virtual)) return []
    // `null` in a blocks field would delete its rows.
    if (value === null) return field.type === 'blocks' ? listProblems(value, at, () => []) : []
    return problemsOf({ field, value, path: at, isInElement })
  })
}

interface Value {
  field: FlattenedField
  value: unknown
  path: Path
  isInElement: boolean
}

function problemsOf({ field, value, path, isInElement }: Value): ValueProblem[] {
  switch (field.type) {
    case 'group':
    case 'tab':
      if (!isRecord(value)) return [{ path, rule: 'This must be an object.' }]
      return [
        ...fieldProblems({ fields: field.flattenedFields, values: value, path, isInElement }),
        ...misfitIn({ field, value, path }),
      ]
    case 'array':
      return listProblems(value, path, (row, at) =>
        fieldProblems({ fields: field.flattenedFields, values: row, path: at, isInElement }),
      )
    case 'blocks':
      return listProblems(value, path, (row, at) => {
        const fields = field.blocks.find(({ slug }) => slug === row.blockType)?.flattenedFields ?? []
        return fieldProblems({ fields, values: row, path: at, isInElement: true })
      })
    case 'richText':
      return richTextProblems(value, path)
    default: {
      const rule = brokenRule({ field, value, isInElement })
      return rule === null ? misfitIn({ field, value, path }) : [{ path, rule }]
    }
  }
}

/** Applies the rule of a slice's own field. Forms send some values as text, which Payload converts. */
function misfitIn({ field, value, path }: Omit<Value, 'isInElement'>): ValueProblem[] {
  if (typeof value === 'string' && FORMS_SEND_TEXT.includes(field.type)) return []
  const misfit = field.custom?.misfit as PayloadBase['custom']['misfit'] | undefined
  const rule = misfit?.(value) ?? null
  return rule === null ? [] : [{ path, rule }]
}

const FORMS_SEND_TEXT: readonly string[] = ['number', 'checkbox', 'date']

function brokenRule({ field, value, isInElement }: Omit<Value, 'path'>): string | null {
  const isMany = 'hasMany' in field && field.hasMany === true
  switch (field.type) {
    case 'text':
    case 'textarea':
    case 'code':
    case 'email':
      return each(value, isMany, isText) ? null : 'This must be a text.'
    case 'number':
      return each(value, isMany, isNumber) ? null : 'This must be a number.'
    case 'checkbox':
      return typeof value === 'boolean' || ['true', 'false', ''].includes(String(value))
        ? null
        : 'This must be on or off.'
    case 'date':
      return isDate(value) ? null : 'This must be a date.'
    case 'select':
    case 'radio':
      if (isInElement) return each(value, isMany, isText) ? null : 'This must be the value of an option.'
      return each(value, isMany, (item) => isOption(field.options, item))
        ? null
        : `This must be one of: ${field.options.map(valueOf).join(', ')}.`
    case 'relationship':
    case 'upload':
      return each(value, isMany, isReference) ? null : 'This must be the id of a document.'
    default:
      return null
  }
}

function each(value: unknown, isMany: boolean, fits: (item: unknown) => boolean): boolean {
  return isMany && Array.isArray(value) ? value.every(fits) : fits(value)
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

/** Forms and queries send numbers as text. */
function isNumber(value: unknown): boolean {
  return typeof value === 'number' || typeof value === 'string' ? Number.isFinite(Number(value)) : false
}

function isDate(value: unknown): boolean {
  if (typeof value === 'string') return isMoment(value)
  if (typeof value !== 'number' && !(value instanceof Date)) return false
  return !Number.isNaN(new Date(value).getTime())
}

function isOption(options: readonly Option[], value: unknown): boolean {
  return options.some((option) => valueOf(option) === value)
}

function valueOf(option: Option): string {
  return typeof option === 'string' ? option : option.value
}

/** An id, a document, or one of them with the name of its collection. */
function isReference(value: unknown): boolean {
  if (typeof value === 'string' || typeof value === 'number') return true
  if (!isRecord(value)) return false
  return 'relationTo' in value ? isReference(value.value) : isReference(value.id)
}
