import type { CollectionBeforeChangeHook } from 'payload'
import { refuse } from '../../collections/core/refuse'
import { getVoix, slugsOf } from '../../options/getVoix'
import { elementName, isPending, isRecord, readRows } from '../../tree'
import { mayApprove } from '../store/reviewStatus'

/**
 * With `review.elements`, marks elements that a user without approval rights adds as pending, whatever was sent. Only
 * approvers can remove the mark. Elements that are already approved are not changed.
 */
export const markPendingElements: CollectionBeforeChangeHook = ({ data, originalDoc, req }) => {
  const { catalogue, review } = getVoix(req.payload.config)
  const { elements } = data as { elements?: unknown }
  if (!review.elements || !req.user || mayApprove(req) || !Array.isArray(elements)) return data
  const stored = (originalDoc as { elements?: unknown } | undefined)?.elements
  const before = new Map(readRows(stored).map((row) => [row.id, isPending(row)]))
  const approved = new Set(readRows(elements).flatMap((row) => (isPending(row) ? [] : [row.id])))
  const claimed = readRows(elements).filter(({ id }) => approved.has(id) && before.get(id) === true)
  if (claimed.length > 0) {
    const errors = claimed.map((row) => ({
      message: `"${elementName(row, catalogue.find)}" is waiting for approval, and you cannot approve it.`,
      path: `elements.${row.id}.element.xpStatus`,
    }))
    refuse({ collection: slugsOf(req).pages, errors, req })
  }
  const marked = elements.map((row: unknown) => {
    if (!isRecord(row) || !approved.has(String(row.id)) || before.has(String(row.id))) return row
    return { ...row, element: { ...(isRecord(row.element) ? row.element : {}), xpStatus: 'pending' } }
  })
  return { ...data, elements: marked }
}
