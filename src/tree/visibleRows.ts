import { traverse } from './traverse'
import type { Row, Tree } from './types'

interface Visible {
  /** Ids of elements that break a rule, as `quarantined` names them. */
  skipped: { has: (id: string) => boolean }
  /** `true` for the studio: disabled elements too, because they may be enabled the next moment. */
  includeDisabled?: boolean
}

/** The elements that the site shows, in pre-order: what is inside one that is not shown is not shown either. */
export function visibleRows(tree: Tree, { skipped, includeDisabled = false }: Visible): Row[] {
  const shown: Row[] = []
  traverse(tree, (row) => {
    if (skipped.has(row.id) || !(row.element.enabled || includeDisabled)) return false
    shown.push(row)
    return undefined
  })
  return shown
}
