import { isEqual } from '../isEqual'
import type { Row, Violation } from '../types'
import { conditionProblem } from './conditionProblem'
import { violation } from './violation'

/**
 * Returns violations for conditions that cannot be evaluated. A draft may have them; those in `known` are not reported
 * again.
 */
export function conditionFaults(rows: readonly Row[], known: readonly Row[] = []): Violation[] {
  const before = new Map(known.map((row) => [row.id, conditionsOf(row)]))
  return rows.flatMap((row) => {
    const conditions = conditionsOf(row)
    if (isEqual(conditions, before.get(row.id))) return []
    return conditions.flatMap((condition, index) => {
      const problem = conditionProblem(condition)
      return problem === null ? [] : [violation(row, { rule: 'condition', index, problem })]
    })
  })
}

function conditionsOf(row: Row) {
  return row.element.conditionsSettings.conditions
}
