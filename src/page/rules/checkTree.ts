import type { CollectionBeforeChangeHook } from 'payload'
import { treeRules } from '../../slices'
import { newViolations, readRows, validateRows } from '../../tree'
import type { CoreContext } from '../../options/context'
import { throwFaults } from './throwFaults'
import { withoutReturning } from './returning'

interface Body {
  id?: number | string
  elements?: unknown
  layout?: string | null
}

/**
 * Refuses violations of the tree's rules, naming the element and the rule. Existing violations are exempt, so that a
 * page with a removed slice can still be edited, and so are those of elements that return from a version.
 */
export function checkTree({ catalogue, defaultLayout }: CoreContext): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const before = (originalDoc ?? {}) as Body
    const after = { ...before, ...(data as Body) }
    const violationsOf = ({ elements, layout }: Body) =>
      validateRows(readRows(elements), treeRules(catalogue, layout || defaultLayout))
    const added = newViolations(violationsOf(before), violationsOf(after))
    if (added.length === 0) return data
    const refused = before.id
      ? await withoutReturning({
          req,
          id: before.id,
          before: readRows(before.elements),
          after: readRows(after.elements),
          violations: added,
        })
      : added
    if (refused.length === 0) return data
    return throwFaults({ faults: refused, rows: readRows(after.elements), req })
  }
}
