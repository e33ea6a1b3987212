import type { CollectionBeforeChangeHook } from 'payload'
import { treeRules } from '../../slices'
import { newViolations, validateRows, type Row } from '../../tree'
import type { CoreContext } from '../../options/context'
import { refuse } from '../../collections/core/refuse'
import { withoutReturning } from './returning'
import { slugsOf } from '../../options/getVoix'

interface Body {
  id?: number | string
  elements?: Row[] | null
  layout?: string | null
}

/**
 * Refuses what breaks the tree, naming the element and the rule. What the stored page breaks already stays as it is, so
 * that a page with a removed slice can still be edited, and so may what comes back from a version.
 */
export function checkTree({ catalogue, defaultLayout }: CoreContext): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, req }) => {
    const before = (originalDoc ?? {}) as Body
    const after = { ...before, ...(data as Body) }
    const violationsOf = ({ elements, layout }: Body) =>
      validateRows(elements ?? [], treeRules(catalogue, layout || defaultLayout))
    const added = newViolations(violationsOf(before), violationsOf(after))
    if (added.length === 0) return data
    const refused = before.id
      ? await withoutReturning({
          req,
          id: before.id,
          before: before.elements ?? [],
          after: after.elements ?? [],
          violations: added,
        })
      : added
    if (refused.length === 0) return data
    const index = new Map((after.elements ?? []).map((row, position) => [row.id, position]))
    const errors = refused.map(({ element, message }) => ({ message, path: `elements.${index.get(element) ?? 0}` }))
    return refuse({ collection: slugsOf(req).pages, errors, req })
  }
}
