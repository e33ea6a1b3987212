import type { Condition } from './types'

/** Returns the value for a condition's key, or `null` if it is unknown. */
export type ConditionFacts = (key: string) => string | number | null

/**
 * Whether a condition is met. Must not use imports or outer names: its source is inlined into the script that runs
 * before the first paint.
 */
export function evaluateCondition(condition: Condition, facts: ConditionFacts): boolean {
  const actual = facts(condition.key)
  const wanted = condition.value
  const operator = condition.operator
  const isDate = condition.key === 'date'
  const numeric = (value: unknown) =>
    value === null || value === '' ? NaN : isDate && isNaN(Number(value)) ? Date.parse(String(value)) : Number(value)
  const same = (value: unknown) => {
    if (actual === null) return value === null || value === ''
    const a = numeric(actual)
    const b = numeric(value)
    return isNaN(a) || isNaN(b) ? String(actual).toLowerCase() === String(value).trim().toLowerCase() : a === b
  }
  const list = Array.isArray(wanted) ? wanted : String(wanted).split(',')
  const contains = () => actual !== null && String(actual).toLowerCase().indexOf(String(wanted).toLowerCase()) >= 0
  if (operator === 'equals') return same(wanted)
  if (operator === 'not_equals') return !same(wanted)
  if (operator === 'in') return list.some(same)
  if (operator === 'not_in') return !list.some(same)
  if (operator === 'contains') return contains()
  if (operator === 'not_contains') return !contains()
  if (operator === 'exists') return (actual !== null && actual !== '') === (String(wanted) !== 'false')
  const a = numeric(actual === null && condition.key.indexOf('tag:') === 0 ? 0 : actual)
  const b = numeric(wanted)
  if (operator === 'greater_than') return a > b
  if (operator === 'greater_than_equal') return a >= b
  if (operator === 'less_than') return a < b
  if (operator === 'less_than_equal') return a <= b
  return false
}
