import { childrenOf } from './pageShape'
import type { StateRow } from './studioState'

/** Returns the problem with the rows after a gesture, or `null`. */
export type Check = (after: readonly StateRow[]) => string | null

type Rows = readonly StateRow[]

export const sameRows = (one: Rows, other: Rows) => JSON.stringify(ordered(one)) === JSON.stringify(ordered(other))

/** Sorts the keys of objects, whose order has no meaning. */
function ordered(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ordered)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([key, own]) => [key, ordered(own)]),
  )
}

export const unchanged =
  (before: Rows): Check =>
  (after) =>
    sameRows(before, after) ? null : 'something has changed'

/** Returns the ids of an element and its descendants. */
export function within(rows: Rows, id: string): string[] {
  return [id, ...rows.filter(({ element }) => element.parent === id).flatMap((child) => within(rows, child.id))]
}

/** Returns the elements of the same slot, including the element itself. */
export function siblingsOf(rows: Rows, { element: { parent, slot } }: StateRow): StateRow[] {
  return childrenOf(rows, parent).filter(({ element }) => element.slot === slot)
}

/** Expects exactly one additional element, of this slice. */
export function added(before: Rows, blockType: string): Check {
  return (after) => {
    const fresh = after.filter(({ id }) => !before.some((row) => row.id === id))
    const isOne = fresh.length === 1 && fresh[0]?.blockType === blockType
    return isOne && keeps(before, after, []) ? null : `${blockType} has not been added`
  }
}

export function duplicated(before: Rows, ids: readonly string[]): Check {
  const size = ids.flatMap((id) => within(before, id)).length
  return (after) => {
    const fresh = after.length - before.length
    return fresh === size && keeps(before, after, []) ? null : `${size} elements must come, ${fresh} have come`
  }
}

export function deleted(before: Rows, ids: readonly string[]): Check {
  const gone = ids.flatMap((id) => within(before, id))
  return (after) => {
    const isGone = !after.some(({ id }) => gone.includes(id)) && after.length === before.length - gone.length
    return isGone && keeps(before, after, gone) ? null : 'other elements than the selected ones are gone'
  }
}

export function enabled(before: Rows, ids: readonly string[], value: boolean): Check {
  const wanted = before.map((row) =>
    ids.includes(row.id) ? { ...row, element: { ...row.element, enabled: value } } : row,
  )
  return (after) =>
    sameRows(after, wanted) ? null : `only the selected elements must be ${value ? 'enabled' : 'disabled'}`
}

export function wrapped(before: Rows, ids: readonly string[]): Check {
  return (after) => {
    const group = after.find(({ id }) => !before.some((row) => row.id === id))
    const inside = after.filter(({ element }) => element.parent === group?.id).map(({ id }) => id)
    const isWrapped = group?.blockType === 'group' && sameIds(inside, ids) && after.length === before.length + 1
    return isWrapped && keeps(before, after, ids) ? null : 'the elements do not stand in a new group'
  }
}

export function unwrapped(before: Rows, row: StateRow): Check {
  const inside = childrenOf(before, row.id).map(({ id }) => id)
  if (inside.length === 0) return unchanged(before)
  return (after) => {
    const isOut = inside.every((id) => after.find((own) => own.id === id)?.element.parent === row.element.parent)
    const isGone = !after.some(({ id }) => id === row.id) && after.length === before.length - 1
    return isOut && isGone && keeps(before, after, [row.id, ...inside])
      ? null
      : 'its content does not stand in its place'
  }
}

/** Expects a move by one place within the slot, or none at its ends. */
export function stepped(before: Rows, row: StateRow, by: 1 | -1): Check {
  const order = siblingsOf(before, row).map(({ id }) => id)
  const at = order.indexOf(row.id)
  const other = order[at + by]
  if (other === undefined) return unchanged(before)
  order[at + by] = row.id
  order[at] = other
  return (after) => {
    const now = siblingsOf(after, row).map(({ id }) => id)
    return now.join() === order.join() && keeps(before, after, [])
      ? null
      : `the order is ${now.join()}, not ${order.join()}`
  }
}

/** Expects the element in this parent; `null` is the page. `undefined`: there is no target, nothing changes. */
export function movedTo(before: Rows, row: StateRow, parent: string | null | undefined): Check {
  if (parent === undefined) return unchanged(before)
  return (after) => {
    const now = after.find(({ id }) => id === row.id)?.element.parent
    return now === parent && keeps(before, after, [row.id]) ? null : `it stands in ${now}, not in ${parent}`
  }
}

export function typed(before: Rows, id: string, title: string): Check {
  const wanted = before.map((row) => (row.id === id ? { ...row, title } : row))
  return (after) =>
    sameRows(after, wanted) ? null : `the title must be “${title}”, and nothing else must have changed`
}

/** Returns whether all other elements are unchanged, except for their order. */
function keeps(before: Rows, after: Rows, but: readonly string[]): boolean {
  return before
    .filter(({ id }) => !but.includes(id))
    .every((row) => after.some((own) => own.id === row.id && sameRows([own], [row])))
}

function sameIds(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((id) => other.includes(id))
}
