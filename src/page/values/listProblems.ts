import type { ValueProblem } from './problems'

type Values = Record<string, unknown>

/** Whether the value is a plain object. */
export function isRecord(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What is wrong with a list of objects, and what `check` says of each. */
export function listProblems(
  value: unknown,
  path: ValueProblem['path'],
  check: (row: Values, path: ValueProblem['path']) => ValueProblem[],
): ValueProblem[] {
  // Payload's forms send a 0 for a list that was emptied.
  if (value === 0 || value === '0') return []
  if (!Array.isArray(value)) return [{ path, rule: 'This must be a list.' }]
  return value.flatMap((row: unknown, index) => {
    const at = [...path, index]
    return isRecord(row) ? check(row, at) : [{ path: at, rule: 'Each entry of this list must be an object.' }]
  })
}
