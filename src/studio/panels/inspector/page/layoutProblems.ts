import { quarantined } from '../../../../tree'
import type { Row, Tree, TreeRules } from '../../../../tree/types'

interface Input {
  tree: Tree
  /** Of the page's present layout. */
  rules: TreeRules
  layout: string
}

/** The elements that another layout does not allow and the present one does: visitors would not see them any more. */
export function layoutProblems({ tree, rules, layout }: Input): Row[] {
  if (layout === rules.layout) return []
  const now = quarantined(tree, rules)
  const then = quarantined(tree, { ...rules, layout })
  return [...then].flatMap(([id, { element, rule }]) => {
    const row = tree.rows[id]
    return row && element === id && rule === 'layout-not-allowed' && !now.has(id) ? [row] : []
  })
}
