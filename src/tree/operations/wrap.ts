import { placeOf } from '../internal/edit'
import { outermost } from '../traverse'
import type { Row, Tree } from '../types'
import { insert } from './insert'
import { move } from './move'

export interface WrapInput {
  ids: readonly string[]
  /** The new parent, usually a group. */
  row: Row
  /** The slot of the new parent. Default: `default`. */
  slot?: string
}

/** Wraps elements into a new parent, which gets the place of the first of them. */
export function wrap(tree: Tree, { ids, row, slot = 'default' }: WrapInput): Tree {
  const wrapped = outermost(tree, ids)
  const place = wrapped[0] === undefined ? null : placeOf(tree, wrapped[0])
  if (!place) return tree
  const withWrapper = insert(tree, { rows: [row], place })
  return withWrapper === tree ? tree : move(withWrapper, { ids: wrapped, place: { parent: row.id, slot, index: 0 } })
}
