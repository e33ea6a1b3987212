import { canPlace } from '../../../../tree'
import type { Row, Tree, TreeRules } from '../../../../tree/types'

/** The slots of the element's parent in which it may stand, the one that it has included. */
export function legalSlots({ tree, row, rules }: { tree: Tree; row: Row; rules: TreeRules }): string[] {
  const { parent, slot: own } = row.element
  const parentRow = parent === null ? undefined : tree.rows[parent]
  const slots = parentRow ? Object.keys(rules.slice(parentRow.blockType)?.slots ?? {}) : []
  return slots.filter(
    (slot) =>
      slot === own || canPlace(tree, { blockType: row.blockType, parent, slot, moving: [row.id] }, rules).allowed,
  )
}
