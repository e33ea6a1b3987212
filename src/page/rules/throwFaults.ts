import type { PayloadRequest } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { slugsOf } from '../../options/getVoix'
import { faultWords, type Row, type Violation } from '../../tree'

/** A 400 that names what breaks a rule, by its place among the rows. Each fault stands beside its sentence, for who has other words. */
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
