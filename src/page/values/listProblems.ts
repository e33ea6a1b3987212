import { isRecord } from '../../tree'
import type { ValueProblem } from './problems'

type Values = Record<string, unknown>

/** Returns the problems of a list of objects, together with those that `check` returns for each object. */
export function listProblems(
  value: unknown,
  path: ValueProblem['path'],
  check: (row: Values, path: ValueProblem['path']) => ValueProblem[],
): ValueProblem[] {
  // Payload's forms send 0 for an emptied list.
  if (value === 0 || value === '0') return []
  if (!Array.isArray(value)) return [{ path, rule: 'This must be a list.' }]
  return value.flatMap((row: unknown, index) => {
    const at = [...path, index]
    return isRecord(row) ? check(row, at) : [{ path: at, rule: 'Each entry of this list must be an object.' }]
  })
}
