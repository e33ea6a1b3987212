import { changedIn } from '../internal/lineage'
import { parentOf } from '../row'
import { childrenOf } from '../traverse'
import type { Row, Tree, TreeRules } from '../types'
import { checkRow } from './checkRow'
import { isTooDeep } from './depth'

/**
 * Whether a tree that breaks no rule still breaks none after a change, by a look at what the change touched: what it costs is
 * the change's size and not the page's. `false` says nothing yet: then validate. The layout is the same before and after.
 */
export function staysSound({ before, after, rules }: { before: Tree; after: Tree; rules: TreeRules }): boolean {
  if (after.unplaced.length > 0) return false
  const fuller = new Set<string>()
  for (const id of changedIn(before.rows, after.rows)) {
    const row = after.rows[id]
    const old = before.rows[id]
    if (row === undefined) continue
    // How many of a slice there are is a question to the whole page.
    if (rules.slice(row.blockType)?.maxPerPage !== undefined || checkRow(after, row, rules).length > 0) return false
    const parent = parentOf(row)
    if ((!old || parentOf(old) !== parent) && isTooDeep(after, id)) return false
    if (parent !== null) fuller.add(parent)
    if (old?.blockType === row.blockType) continue
    fuller.add(id)
    if (childrenOf(after, id).some((child) => checkRow(after, after.rows[child] as Row, rules).length > 0)) return false
  }
  return ![...fuller].some((id) => isOverfull({ id, tree: after, rules }))
}

function isOverfull({ id, tree, rules }: { id: string; tree: Tree; rules: TreeRules }): boolean {
  const row = tree.rows[id]
  const slots = Object.entries((row && rules.slice(row.blockType)?.slots) ?? {})
  return slots.some(([slot, { max }]) => max !== undefined && childrenOf(tree, id, slot).length > max)
}
