import type { PayloadRequest } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { slugsOf } from '../../options/getVoix'
import { faultWords, type Row, type Violation } from '../../tree'

/**
 * Throws a 400 that lists the faults by the index of their row. Each error also has the fault itself, for clients with
 * messages of their own.
 */
export function throwFaults({
  faults,
  rows,
  req,
}: {
  faults: readonly Violation[]
  rows: readonly Row[]
  req: PayloadRequest
}): never {
  const index = new Map(rows.map((row, position) => [row.id, position]))
  const errors = faults.map((fault) => {
    const field = fault.rule === 'color' ? `.${fault.field}` : ''
    return { message: faultWords(fault), path: `elements.${index.get(fault.element) ?? 0}${field}`, fault }
  })
  return refuse({ collection: slugsOf(req).pages, errors, req })
}
