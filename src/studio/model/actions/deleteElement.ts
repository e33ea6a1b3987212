import { childrenOf, outermost, parentOf, remove } from '../../../tree'
import type { Tree } from '../../../tree'
import { withTree } from './change'
import { defineAction } from './defineAction'
import * as s from './schemas'

/** Removes elements with everything inside them, and selects what comes next, so that the keyboard can go on. */
export const deleteElement = defineAction('deleteElement', { ids: s.ids }, (state, { ids }) =>
  withTree(state, remove(state.tree, { ids }), neighbourOf(state.tree, outermost(state.tree, ids))),
)

/** The next sibling that stays, else the previous one, else the parent. */
function neighbourOf(tree: Tree, ids: readonly string[]): string[] {
  const row = tree.rows[ids.at(-1) ?? '']
  if (!row) return []
  const parent = parentOf(row)
  const siblings = childrenOf(tree, parent)
  const at = siblings.indexOf(row.id)
  const stays = (id: string) => !ids.includes(id)
  const next = siblings.slice(at + 1).find(stays) ?? siblings.slice(0, at).findLast(stays) ?? parent
  return next === null ? [] : [next]
}
