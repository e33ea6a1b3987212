import { canPlace, childrenOf, createEnvelope, createRow, fieldsOf, parentOf, slotOf } from '../../../tree'
import type { Row, Tree, TreeRules } from '../../../tree/types'
import type { SliceInfo } from '../boot'

interface Input {
  tree: Tree
  row: Row
  rules: TreeRules
}

/** The other slices that may stand where an element stands. */
export function replacements({ tree, row, rules, slices }: Input & { slices: readonly SliceInfo[] }): SliceInfo[] {
  const place = { parent: parentOf(row), slot: slotOf(row), moving: [row.id] }
  return slices.filter(
    ({ name, deprecated }) =>
      name !== row.blockType && !deprecated && canPlace(tree, { blockType: name, ...place }, rules).allowed,
  )
}

/** The element as another slice: fields of the same name and type keep their values, everything else begins as a new element. */
export function replacedBy({ row, from, to }: { row: Row; from: SliceInfo | undefined; to: SliceInfo }): Row {
  const kept = to.fields.flatMap(({ name, type }) => {
    const isSameType = from?.fields.some((field) => field.name === name && field.type === type) ?? false
    const value = fieldsOf(row)[name]
    return isSameType && value !== undefined ? [[name, value] as const] : []
  })
  const old = row.element
  const fieldProperties = Object.fromEntries(
    Object.entries(old.fieldProperties).filter(([name]) => to.fields.some((field) => field.name === name)),
  )
  return createRow({
    id: row.id,
    blockType: to.name,
    blockName: row.blockName,
    element: createEnvelope({ ...old, fieldProperties, modelQuery: null, hydrationMode: to.hydrationMode }),
    fields: { ...structuredClone(to.defaults), ...Object.fromEntries(kept) },
  })
}

/** The children of an element that have no place in another slice: its slots do not exist there or do not take them. */
export function childrenWithoutPlace({ tree, row, to, rules }: Input & { to: SliceInfo }): string[] {
  const replaced = { ...tree, rows: { ...tree.rows, [row.id]: { ...row, blockType: to.name } } }
  return childrenOf(tree, row.id).filter((id) => {
    const child = tree.rows[id]
    if (!child) return false
    const place = { blockType: child.blockType, parent: row.id, slot: slotOf(child) }
    const others = childrenOf(tree, row.id, place.slot)
    const max = to.rules.slots[place.slot]?.max ?? Infinity
    const moving = [...others]
    return others.indexOf(id) >= max || !canPlace(replaced, { ...place, moving }, rules).allowed
  })
}
