import type { CollectionBeforeChangeHook } from 'payload'
import { conditionFaults, type Row } from '../../tree'
import { refuse } from '../../collections/core/refuse'
import { slugsOf } from '../../options/getVoix'

interface Body {
  _status?: string | null
  elements?: Row[] | null
}

/** Refuses to publish conditions that cannot be judged: nobody would see their elements. Visitors' page as it is may keep its own. */
export const checkConditions: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as Body
  const after = { ...before, ...(data as Body) }
  if (after._status !== 'published') return data
  const rows = after.elements ?? []
  const faults = conditionFaults(rows, before._status === 'published' ? (before.elements ?? []) : [])
  if (faults.length === 0) return data
  const index = new Map(rows.map((row, position) => [row.id, position]))
  const errors = faults.map(({ element, message }) => ({ message, path: `elements.${index.get(element) ?? 0}` }))
  return refuse({ collection: slugsOf(req).pages, errors, req })
}
