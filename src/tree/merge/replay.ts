import { apply, diff, touched, type PageDiff, type Snapshot } from '../diff'
import { own } from '../internal/values'
import { isEqual, isSameValue } from '../isEqual'
import { parentOf } from '../row'
import { normaliseRows, toRows } from '../toRows'
import { toTree } from '../toTree'
import { ROOT, type Row } from '../types'
import { PLACE, readPart, withPart, type PageContent, type Sides } from './parts'
import { resolveConflicts } from './resolveConflicts'

/** Returns a snapshot in the form in which pages are merged and stored. */
export function toContent({ page, tree }: Snapshot<object>): PageContent {
  return { page: page as PageContent['page'], rows: toRows(tree) }
}

/** The inverse of `toContent`. */
export function toSnapshot({ page, rows }: PageContent): Snapshot {
  return { page, tree: toTree(rows) }
}

/**
 * Returns a change as it applies to a page that has changed since. Each value is changed only if the page still has the
 * value that the change replaces; lists of children are merged. Returns `null` if nothing remains, and the change
 * itself if the page is unchanged.
 */
export function replay(now: Snapshot<object>, change: PageDiff): PageDiff | null {
  if (fits(now, change)) return change
  const sides = sidesOf(now, withoutStrays(now, change))
  return diff(now, toSnapshot(resolveConflicts({ sides, choose: () => 'theirs' })))
}

/**
 * Whether a page still has all values that a change replaces, so that the change can be applied without a merge. All
 * empty values are equal, as in a merge. Takes O(change).
 */
export function fits(now: Snapshot<object>, change: PageDiff): boolean {
  const { page, rows, order, orphans } = change
  const { tree } = now
  const values = now.page as Record<string, unknown>
  // The change does not list elements that others added to an element that it removes.
  const isEmptied = (id: string) => !own(tree.children, id) || Object.hasOwn(order, id)
  return (
    Object.entries(page).every(([name, [from]]) => isSameValue(values[name], from)) &&
    Object.keys(rows.added).every((id) => !Object.hasOwn(tree.rows, id)) &&
    Object.entries(rows.updated).every(([id, [from]]) => isSameValue(own(tree.rows, id), from)) &&
    Object.entries(rows.removed).every(([id, row]) => isSameValue(own(tree.rows, id), row) && isEmptied(id)) &&
    Object.entries(order).every(([parent, [from]]) => isEqual(own(tree.children, parent), from)) &&
    (orphans === null || isEqual(tree.unplaced, orphans[0])) &&
    straysOf(now, change).size === 0
  )
}

/** Returns the elements whose parent no longer exists, or that would be inside themselves. */
function straysOf(now: Snapshot<object>, change: PageDiff): ReadonlySet<string> {
  const { added, updated } = change.rows
  const moved = Object.entries(updated).filter(([, [from, to]]) => parentOf(from) !== parentOf(to))
  const placed = [...Object.keys(added), ...moved.map(([id]) => id)]
  const { rows } = placed.length === 0 ? now.tree : apply(now, change).tree
  const leadsUp = (start: string) => {
    const seen = new Set<string>()
    for (let id: string | null = start; id !== null; id = parentOf(rows[id] as Row)) {
      if (seen.has(id) || !Object.hasOwn(rows, id)) return false
      seen.add(id)
    }
    return true
  }
  return new Set(placed.filter((id) => !leadsUp(id)))
}

/** Returns the change without elements that would have no place. The lists of those elements stay as they are. */
function withoutStrays(now: Snapshot<object>, change: PageDiff): PageDiff {
  const strays = straysOf(now, change)
  if (strays.size === 0) return change
  const { added, updated, removed } = change.rows
  const stay = Object.entries(updated).map(([id, [from, to]]) => {
    return [id, [from, strays.has(id) ? withPart(to, PLACE, readPart(from, PLACE)) : to]] as const
  })
  const come = Object.entries(added).filter(([id]) => !strays.has(id))
  const rows = { added: Object.fromEntries(come), updated: Object.fromEntries(stay), removed }
  const isFree = (list: readonly string[] | null) => !list?.some((id) => strays.has(id))
  const order = Object.fromEntries(Object.entries(change.order).filter(([, lists]) => lists.every(isFree)))
  return { ...change, rows, order }
}

/** Returns a change (`mine`) and all changes of the page since (`theirs`) as the sides of a merge. */
export function sidesOf(now: Snapshot<object>, change: PageDiff | null): Sides {
  const theirs = toContent(now)
  return change
    ? { base: laid(now, change, 0), mine: laid(now, change, 1), theirs }
    : { base: theirs, mine: theirs, theirs }
}

/** Applies an untrusted change. No row is lost, and the result can be validated. */
export function applyToRows(now: Snapshot<object>, change: PageDiff): PageContent {
  const { page, rows } = laid(now, change, 1)
  return { page, rows: normaliseRows(rows) }
}

/** Returns a page with one side of a change applied. Siblings are in order, parents may be anywhere. */
function laid({ page, tree }: Snapshot<object>, change: PageDiff, side: 0 | 1): PageContent {
  const values = Object.entries(change.page).map(([name, pair]) => [name, pair[side]])
  const waiting = new Map(Object.entries(tree.rows))
  for (const id of touched(change)) waiting.delete(id)
  const { added, updated, removed } = change.rows
  for (const [id, row] of Object.entries(side === 0 ? removed : added)) waiting.set(id, row)
  for (const [id, pair] of Object.entries(updated)) waiting.set(id, pair[side])
  const lists = {
    ...tree.children,
    ...Object.fromEntries(Object.entries(change.order).map(([at, to]) => [at, to[side]])),
  }
  const rows: Row[] = []
  for (const [parent, ids] of Object.entries(lists)) {
    for (const id of ids ?? []) {
      const row = waiting.get(id)
      // It may have moved to another parent.
      if (!row || (parentOf(row) ?? ROOT) !== parent) continue
      rows.push(row)
      waiting.delete(id)
    }
  }
  const orphans = change.orphans ? change.orphans[side] : tree.unplaced
  return {
    page: { ...page, ...Object.fromEntries(values) },
    rows: [...rows, ...waiting.values(), ...orphans.map(({ row }) => row)],
  }
}
