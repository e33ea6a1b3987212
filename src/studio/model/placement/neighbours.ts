import { outermost, placeOf } from '../../../tree'
import type { Place, Tree } from '../../../tree/types'

/** The place before the first or after the last of these elements; `null` when none of them has a place. */
export function placeBeside({
  tree,
  ids,
  side,
}: {
  tree: Tree
  ids: readonly string[]
  side: 'before' | 'after'
}): Place | null {
  const id = outermost(tree, ids).at(side === 'before' ? 0 : -1)
  const place = id === undefined ? null : placeOf(tree, id)
  if (!place) return null
  return side === 'before' ? place : { ...place, index: place.index + 1 }
}
