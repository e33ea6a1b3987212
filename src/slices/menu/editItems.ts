import { MAX_MENU_DEPTH, type StoredMenuItem } from './menuItems'

type Items = readonly StoredMenuItem[]

/** The position of an item: its parent (`null` at the top level) and its index. */
export interface MenuPlace {
  parent: string | null
  index: number
}

/** An item with its position and its depth. The top level is 1. */
export interface PlacedItem extends MenuPlace {
  item: StoredMenuItem
  depth: number
  siblings: number
}

/** Returns the items in display order, without the children of closed ones. */
export function placedItems(items: Items, isClosed: (id: string) => boolean = () => false): PlacedItem[] {
  const walk = (list: Items, parent: string | null, depth: number): PlacedItem[] =>
    list.flatMap((item, index) => [
      { item, parent, index, depth, siblings: list.length },
      ...(isClosed(item.id) ? [] : walk(item.children, item.id, depth + 1)),
    ])
  return walk(items, null, 1)
}

export function findPlaced(items: Items, id: string): PlacedItem | undefined {
  return placedItems(items).find(({ item }) => item.id === id)
}

export function updateItem(
  items: Items,
  id: string,
  change: (item: StoredMenuItem) => StoredMenuItem,
): StoredMenuItem[] {
  return items.map((item) => {
    if (item.id === id) return change(item)
    const children = updateItem(item.children, id, change)
    return children.some((child, index) => child !== item.children[index]) ? { ...item, children } : item
  })
}

export function removeItem(items: Items, id: string): StoredMenuItem[] {
  return items.flatMap((item) => (item.id === id ? [] : [{ ...item, children: removeItem(item.children, id) }]))
}

export function insertItem(items: Items, item: StoredMenuItem, { parent, index }: MenuPlace): StoredMenuItem[] {
  const into = (list: Items) => [...list.slice(0, index), item, ...list.slice(index)]
  return parent === null ? into(items) : updateItem(items, parent, (one) => ({ ...one, children: into(one.children) }))
}

/** Whether an item can be moved to a position: not inside itself, and not deeper than the maximum. */
export function canMove(items: Items, id: string, { parent }: MenuPlace): boolean {
  const moved = findPlaced(items, id)
  const under = parent === null ? null : findPlaced(items, parent)
  if (!moved || under === undefined) return false
  if (parent !== null && (parent === id || findPlaced(moved.item.children, parent))) return false
  return (under?.depth ?? 0) + heightOf(moved.item) <= MAX_MENU_DEPTH
}

/**
 * Returns the items after a move. The index counts the items before the move. Returns the same list if the move is not
 * allowed.
 */
export function moveItem(items: Items, id: string, place: MenuPlace): Items {
  const moved = findPlaced(items, id)
  if (!moved || !canMove(items, id, place)) return items
  const isBehind = moved.parent === place.parent && moved.index < place.index
  const index = isBehind ? place.index - 1 : place.index
  if (moved.parent === place.parent && moved.index === index) return items
  return insertItem(removeItem(items, id), moved.item, { ...place, index })
}

/** Returns the position to which a key moves an item, or `null` if it cannot move further. */
export function placeBy(items: Items, id: string, way: 'up' | 'down' | 'in' | 'out'): MenuPlace | null {
  const found = findPlaced(items, id)
  if (!found) return null
  const { parent, index, siblings } = found
  const list = parent === null ? items : (findPlaced(items, parent)?.item.children ?? [])
  switch (way) {
    case 'up':
      return index === 0 ? null : { parent, index: index - 1 }
    case 'down':
      return index === siblings - 1 ? null : { parent, index: index + 2 }
    case 'in': {
      const before = list[index - 1]
      return before ? { parent: before.id, index: before.children.length } : null
    }
    case 'out': {
      const above = parent === null ? undefined : findPlaced(items, parent)
      return above ? { parent: above.parent, index: above.index + 1 } : null
    }
  }
}

function heightOf({ children }: StoredMenuItem): number {
  return 1 + Math.max(0, ...children.map(heightOf))
}
