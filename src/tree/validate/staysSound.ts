import { changedIn } from '../internal/lineage'
import { parentOf } from '../row'
import { childrenOf } from '../traverse'
import type { Row, Tree, TreeRules } from '../types'
import { checkRow } from './checkRow'
import { isTooDeep } from './depth'

/**
 * Whether a valid tree is still valid after a change. Checks only what the change touched, in O(change). `false` means
 * unknown:
 * run the full validation. The layout must be the same before and after.
 */
export function staysSound({ before, after, rules }: { before: Tree; after: Tree; rules: TreeRules }): boolean {
  if (after.unplaced.length > 0) return false
  const owners = new Set<string>()
  for (const id of changedIn(before.rows, after.rows)) {
    const row = after.rows[id]
    const old = before.rows[id]
    const former = old && parentOf(old)
    if (typeof former === 'string') owners.add(former)
    if (row === undefined) continue
    // A limit per page needs a count over the whole page.
    if (rules.slice(row.blockType)?.maxPerPage !== undefined || checkRow(after, row, rules).length > 0) return false
    const parent = parentOf(row)
    if (former !== parent && isTooDeep(after, id)) return false
    if (parent !== null) owners.add(parent)
    if (old?.blockType === row.blockType) continue
    owners.add(id)
    if (childrenOf(after, id).some((child) => checkRow(after, after.rows[child] as Row, rules).length > 0)) return false
  }
  return ![...owners].some((id) => isBeyondLimits({ id, tree: after, rules }))
}

function isBeyondLimits({ id, tree, rules }: { id: string; tree: Tree; rules: TreeRules }): boolean {
  const row = tree.rows[id]
  const slots = Object.entries((row && rules.slice(row.blockType)?.slots) ?? {})
  return slots.some(([slot, { min = 0, max = Infinity }]) => {
    if (min === 0 && max === Infinity) return false
    const { length } = childrenOf(tree, id, slot)
    return length < min || length > max
  })
}
