import { descendantsOf, duplicate, outermost } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/**
 * Copies elements with everything inside them; each copy becomes the next sibling. `newIds` are the copies' ids in the
 * page's order, in the action so that both windows make the same copies: see `duplicateAction`.
 */
export const duplicateElement = defineAction(
  'duplicateElement',
  { ids: s.ids, newIds: s.ids },
  (state, { ids, newIds }) => {
    const originals = outermost(state.tree, ids)
    const sizes = originals.map((id) => descendantsOf(state.tree, id).length + 1)
    const needed = sizes.reduce((sum, size) => sum + size, 0)
    if (needed !== newIds.length || new Set(newIds).size !== needed) return state
    let next = 0
    let tree = state.tree
    const copies: string[] = []
    for (const [index, id] of originals.entries()) {
      const start = next
      const copied = duplicate(tree, { id, newId: () => newIds[next++] as string })
      if (copied === tree) return state
      tree = copied
      next = start + (sizes[index] ?? 0)
      copies.push(newIds[start] as string)
    }
    return withTree(state, tree, copies)
  },
)
