import { placeOf } from '../internal/edit'
import { childrenOf } from '../traverse'
import type { Tree } from '../types'
import { move } from './move'
import { remove } from './remove'

/** Replaces an element by its children. Returns the same tree if it has none. */
export function unwrap(tree: Tree, { id }: { id: string }): Tree {
  const place = placeOf(tree, id)
  const ids = childrenOf(tree, id)
  if (!place || ids.length === 0) return tree
  return remove(move(tree, { ids, place }), { ids: [id] })
}
