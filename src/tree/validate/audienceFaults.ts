import type { Row, Violation } from '../types'
import { violation } from './violation'

interface Input {
  rows: readonly Row[]
  /** The audiences that there are. */
  names: readonly string[]
  /** Rows whose audiences are not told again. */
  known?: readonly Row[]
}

/** The elements for an audience that there is not: nobody gets them. */
export function audienceFaults({ rows, names, known = [] }: Input): Violation[] {
  const before = new Map(known.map(({ id, element }) => [id, element.audience]))
  return rows.flatMap((row) => {
    const { audience } = row.element
    if (audience === undefined || names.includes(audience) || before.get(row.id) === audience) return []
    return [violation(row, { rule: 'shape', key: 'audience', problem: `must be one of ${names.join(', ')}` })]
  })
}
