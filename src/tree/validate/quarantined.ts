import { childrenOf, traverse } from '../traverse'
import type { Tree, TreeRules, Violation } from '../types'
import { validatePlaced } from './validate'

/**
 * Returns the elements that the site must skip, with the reason: each element that breaks a rule, and its descendants
 * under the violation of the outermost one (`violation.element`). Rows without a place are in `tree.unplaced`.
 */
export function quarantined(tree: Tree, rules: TreeRules): ReadonlyMap<string, Violation> {
  const culprits = new Map<string, Violation>()
  for (const violation of validatePlaced(tree, rules)) {
    if (!culprits.has(violation.element)) culprits.set(violation.element, violation)
  }
  if (culprits.size === 0) return culprits
  const skipped = new Map<string, Violation>()
  traverse(tree, ({ id }) => {
    const reason = skipped.get(id) ?? culprits.get(id)
    if (!reason) return
    skipped.set(id, reason)
    for (const child of childrenOf(tree, id)) skipped.set(child, reason)
  })
  return skipped
}
