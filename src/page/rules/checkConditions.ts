import type { CollectionBeforeChangeHook } from 'payload'
import { conditionFaults, readRows } from '../../tree'
import { throwFaults } from './throwFaults'

interface Body {
  _status?: string | null
  elements?: unknown
}

/**
 * Refuses to publish conditions that cannot be evaluated, since no visitor would see their elements. Published ones are
 * exempt.
 */
export const checkConditions: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Body
  const after = { ...before, ...(data as Body) }
  if (after._status !== 'published') return data
  const rows = readRows(after.elements)
  const faults = conditionFaults(rows, before._status === 'published' ? readRows(before.elements) : [])
  return faults.length === 0 ? data : throwFaults({ faults, rows, req })
}
