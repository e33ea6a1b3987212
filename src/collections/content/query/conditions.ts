import { ContentQueryError, OPERATORS, type Condition, type ContentOperator } from './query'

/** A value to compare with. */
export type ContentValue = string | number | boolean

/** Reads the arguments of one `where()`. Throws a `ContentQueryError`. */
export function readCondition(column: string, given: string, value: unknown): Condition {
  const operator = given.trim().toUpperCase() as ContentOperator
  if (!OPERATORS.includes(operator)) {
    throw new ContentQueryError(`"${given}" is no operator. There are ${OPERATORS.join(', ')}.`)
  }
  return { column, operator, values: valuesOf(operator, value) }
}

function valuesOf(operator: ContentOperator, value: unknown): string[] {
  switch (operator) {
    case 'IS NULL':
    case 'IS NOT NULL':
      return []
    case 'IN':
    case 'NOT IN':
      if (!Array.isArray(value)) throw new ContentQueryError(`Value for ${operator} must be an array`)
      return value.map((one) => literal(operator, one))
    case 'BETWEEN':
    case 'NOT BETWEEN':
      if (!Array.isArray(value) || value.length !== 2) {
        throw new ContentQueryError(`Value for ${operator} must be an array with two elements`)
      }
      return value.map((one) => literal(operator, one))
    default:
      return [literal(operator, value)]
  }
}

/** Returns the value as text. SQLite compares it as a number in a column of numbers. */
function literal(operator: ContentOperator, value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value === 'boolean') return value ? '1' : '0'
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  throw new ContentQueryError(`Value for ${operator} must be a text, a number or a boolean`)
}
