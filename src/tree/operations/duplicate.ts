import { placeOf } from '../internal/edit'
import { own } from '../internal/values'
import { descendantsOf } from '../traverse'
import type { Row, Tree } from '../types'
import { insert } from './insert'
import { withFreshIds } from './withFreshIds'

export interface DuplicateInput {
  id: string
  /** Returns an id for a copy. Default: a random UUID. */
  newId?: () => string
}

/** Copies an element with everything inside it. The copy becomes its next sibling. */
export function duplicate(tree: Tree, { id, newId }: DuplicateInput): Tree {
  const place = placeOf(tree, id)
  if (!place) return tree
  const originals = [id, ...descendantsOf(tree, id)].map((item) => own(tree.rows, item) as Row)
  return insert(tree, { rows: withFreshIds(originals, newId), place: { ...place, index: place.index + 1 } })
}
