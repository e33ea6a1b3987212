import type { Row, Violation } from '../types'
import { violation } from './violation'

interface Input {
  rows: readonly Row[]
  /** The existing audiences. */
  names: readonly string[]
  /** Stored rows. Their audiences are not reported again. */
  known?: readonly Row[]
}

/** Returns violations for elements with an unknown audience, which no visitor receives. */
export function audienceFaults({ rows, names, known = [] }: Input): Violation[] {
  const before = new Map(known.map(({ id, element }) => [id, element.audience]))
  return rows.flatMap((row) => {
    const { audience } = row.element
    if (audience === undefined || names.includes(audience) || before.get(row.id) === audience) return []
    return [violation(row, { rule: 'shape', key: 'audience', problem: `must be one of ${names.join(', ')}` })]
  })
}
