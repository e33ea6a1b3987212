import { isEqual } from '../isEqual'
import type { Row, Violation } from '../types'
import { conditionProblem } from './conditionProblem'
import { violation } from './violation'

/** The conditions that nobody can meet, for they cannot be judged. A draft may hold them; those in `known` are not told again. */
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
