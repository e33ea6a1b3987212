import { changedIn, isEqual } from '../../tree'
import { ROOT, type Row, type Tree } from '../../tree/types'

export interface TreeChanges {
  /** Elements that are new or differ. */
  changed: Row[]
  /** Parents whose list of children differs; `root` for the page. */
  reordered: string[]
  /** Elements whose label, slot or state differs: their parent shows it. */
  seenByParent: string[]
}

/** What differs between two trees. References that are the same are not looked into: only a state that was sent anew costs more. */
export function treeChanges(before: Tree, after: Tree): TreeChanges {
  const changes: TreeChanges = { changed: [], reordered: [], seenByParent: [] }
  if (before === after) return changes
  for (const id of changedIn(before.rows, after.rows)) {
    const row = after.rows[id]
    const old = before.rows[id]
    if (!row || isEqual(row, old)) continue
    changes.changed.push(row)
    if (isSeenByParent(old, row)) changes.seenByParent.push(row.element.parent ?? ROOT)
  }
  for (const id of changedIn(before.children, after.children)) {
    if (!isEqual(before.children[id], after.children[id])) changes.reordered.push(id)
  }
  return changes
}

function isSeenByParent(old: Row | undefined, row: Row): boolean {
  return (
    old === undefined ||
    old.blockName !== row.blockName ||
    old.blockType !== row.blockType ||
    old.element.enabled !== row.element.enabled ||
    old.element.slot !== row.element.slot
  )
}
