import { changedIn, childrenOf, offeredSlots } from '../../../tree'
import { ROOT, type SliceRules, type Tree } from '../../../tree/types'

/** What stands in the element tree. An element with one slot holds its children directly: the tree is not twice as deep for nothing. */
export type TreeItem = { kind: 'root' } | { kind: 'element'; id: string } | { kind: 'slot'; id: string; slot: string }

const MARK = '::'

export const ROOT_ITEM = ROOT

export function itemKey(item: TreeItem): string {
  switch (item.kind) {
    case 'root':
      return ROOT_ITEM
    case 'element':
      return item.id
    case 'slot':
      return `${item.id}${MARK}${item.slot}`
  }
}

export function readItem(key: string): TreeItem {
  if (key === ROOT_ITEM) return { kind: 'root' }
  const at = key.indexOf(MARK)
  if (at === -1) return { kind: 'element', id: key }
  return { kind: 'slot', id: key.slice(0, at), slot: key.slice(at + MARK.length) }
}

interface Source {
  tree: Tree
  rulesOf: (blockType: string) => SliceRules | undefined
}

/** The keys of what stands inside an item, in order. */
export function itemChildren({ key, tree, rulesOf }: Source & { key: string }): string[] {
  const item = readItem(key)
  if (item.kind === 'root') return [...childrenOf(tree, null)]
  if (item.kind === 'slot') return [...childrenOf(tree, item.id, item.slot)]
  const slots = slotsOf({ id: item.id, tree, rulesOf })
  if (slots.length < 2) return [...childrenOf(tree, item.id)]
  const known = slots.map((slot) => itemKey({ kind: 'slot', id: item.id, slot }))
  const astray = childrenOf(tree, item.id).filter((id) => !slots.includes(tree.rows[id]?.element.slot ?? ''))
  return [...known, ...astray]
}

export function canHoldItems({ key, tree, rulesOf }: Source & { key: string }): boolean {
  const item = readItem(key)
  if (item.kind !== 'element') return true
  return slotsOf({ id: item.id, tree, rulesOf }).length > 0 || childrenOf(tree, item.id).length > 0
}

/** The parent and slot that a drop on the item means; `null` for an element whose slots stand in the tree themselves. */
export function dropSlot({
  key,
  tree,
  rulesOf,
}: Source & { key: string }): { parent: string | null; slot: string } | null {
  const item = readItem(key)
  if (item.kind === 'root') return { parent: null, slot: 'default' }
  if (item.kind === 'slot') return { parent: item.id, slot: item.slot }
  const [slot, another] = slotsOf({ id: item.id, tree, rulesOf })
  return slot === undefined || another !== undefined ? null : { parent: item.id, slot }
}

/** Whether a change lets slots come or go that go by a number of their element. */
export function changesSlots({ before, tree, rulesOf }: Source & { before: Tree }): boolean {
  return changedIn(before.rows, tree.rows).some(
    (id) =>
      before.rows[id] &&
      tree.rows[id] &&
      slotsOf({ id, tree: before, rulesOf }).join() !== slotsOf({ id, tree, rulesOf }).join(),
  )
}

/** The keys of everything above an element, so that it can be shown. */
export function keysAbove({ id, tree, rulesOf }: Source & { id: string }): string[] {
  const keys: string[] = []
  for (let row = tree.rows[id]; row?.element.parent; row = tree.rows[row.element.parent]) {
    const { parent, slot } = row.element
    keys.push(parent)
    if (slotsOf({ id: parent, tree, rulesOf }).length > 1) keys.push(itemKey({ kind: 'slot', id: parent, slot }))
  }
  return keys
}

function slotsOf({ id, tree, rulesOf }: Source & { id: string }): string[] {
  const row = tree.rows[id]
  return row ? offeredSlots({ tree, row, rules: rulesOf(row.blockType) }) : []
}
