import * as z from 'zod/mini'
import {
  childrenOf,
  descendantsOf,
  duplicate,
  insert,
  outermost,
  parentOf,
  remove,
  replace,
  setEnabled,
  updateField,
  updateRow,
  type Row,
  type Tree,
} from '../../../tree'
import { defineAction, withTree } from './defineAction'
import * as s from './schemas'

/** A forest of new elements and where its outermost ones go. */
const addition = () => ({ rows: z.array(s.row).check(z.minLength(1)), place: s.place })

/** Adds, removes, copies, replaces, shows and hides elements. */
export const elementActions = {
  /** Adds new elements (a forest with its own ids) and selects the outermost ones. */
  addElement: defineAction(addition, (state, action) => {
    const given = new Set(action.rows.map(({ id }) => id))
    const top = action.rows.filter((row) => !given.has(parentOf(row) ?? ''))
    return withTree(
      state,
      insert(state.tree, action),
      top.map(({ id }) => id),
    )
  }),

  /**
   * Copies elements and their descendants. `newIds` are in the page's order, so that both windows make the same copies.
   * `named` has the copies that were renamed because their name was taken.
   */
  duplicateElement: defineAction(
    () => ({ ids: s.ids, newIds: s.ids, named: z.optional(z.array(s.row)) }),
    (state, { ids, newIds, named = [] }) => {
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
      for (const row of named) tree = updateRow(tree, { id: row.id, row: () => row })
      return withTree(state, tree, copies)
    },
  ),

  /**
   * Replaces an element's slice. Id, place and children stay, except for those in `drop`, which the new slice does not
   * accept. `add` has the elements that its slots require besides them.
   */
  replaceElement: defineAction(
    () => ({ id: s.id, row: s.row, drop: z.optional(s.ids), add: z.optional(z.array(z.object(addition()))) }),
    (state, { id, row, drop = [], add = [] }) => {
      const replaced = replace(state.tree, { id, row })
      const isPossible = replaced !== state.tree && drop.every((child) => state.tree.rows[child]?.element.parent === id)
      return isPossible ? withTree(state, add.reduce(insert, remove(replaced, { ids: drop })), [id]) : state
    },
  ),

  /** Merges values into an element in one step. `name` is its new name. */
  applyTemplate: defineAction(
    () => ({ id: s.id, fields: s.record, name: z.optional(s.name) }),
    (state, { id, fields, name }) => {
      const values = Object.entries(fields)
      const filled = values.reduce((tree, [field, value]) => updateField(tree, { id, field, value }), state.tree)
      const named = (row: Row) => (name === undefined || row.blockName === name ? row : { ...row, blockName: name })
      return withTree(state, updateRow(filled, { id, row: named }), [id])
    },
  ),

  /** Shows elements on the site. */
  enableElement: defineAction(
    () => ({ ids: s.ids }),
    (state, { ids }) => withTree(state, setEnabled(state.tree, { ids, enabled: true })),
  ),

  /** Hides elements on the site; the studio still shows them. */
  disableElement: defineAction(
    () => ({ ids: s.ids }),
    (state, { ids }) => withTree(state, setEnabled(state.tree, { ids, enabled: false })),
  ),

  /** Removes elements with their descendants and selects the next one, so that keyboard users can continue. */
  deleteElement: defineAction(
    () => ({ ids: s.ids }),
    (state, { ids }) =>
      withTree(state, remove(state.tree, { ids }), neighbourOf(state.tree, outermost(state.tree, ids))),
  ),
}

/** Returns the next remaining sibling, otherwise the previous one, otherwise the parent. */
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
