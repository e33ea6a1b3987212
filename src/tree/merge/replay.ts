import { apply, diff, touched, type PageDiff, type Snapshot } from '../diff'
import { own } from '../internal/values'
import { isEqual, isSameValue } from '../isEqual'
import { parentOf } from '../row'
import { normaliseRows, toRows } from '../toRows'
import { toTree } from '../toTree'
import { ROOT, type Row } from '../types'
import { PLACE, readPart, withPart, type PageContent, type Sides } from './parts'
import { resolveConflicts } from './resolveConflicts'

/** A snapshot in the form in which pages are merged and stored. */
export function toContent({ page, tree }: Snapshot<object>): PageContent {
  return { page: page as PageContent['page'], rows: toRows(tree) }
}

/** The inverse of `toContent`. */
export function toSnapshot({ page, rows }: PageContent): Snapshot {
  return { page, tree: toTree(rows) }
}

/**
 * A change as it can be made on a page that went on since: each value only where the page still holds what the change was made
 * on, lists of children put together with theirs. `null`: nothing of it is left. On the page as it was: the change itself.
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
  // The change does not list what others added to an element that it removes.
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

/** The elements that would stand in a parent that is gone by now, or inside of themselves. */
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

/** The change without what would have no place; the lists in which that stands stay as they are. */
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

/** A change (`mine`) beside whatever happened to the page since (`theirs`), as a merge has it. */
export function sidesOf(now: Snapshot<object>, change: PageDiff | null): Sides {
  const theirs = toContent(now)
  return change
    ? { base: laid(now, change, 0), mine: laid(now, change, 1), theirs }
    : { base: theirs, mine: theirs, theirs }
}

/** The page after a change that nobody has vouched for: whatever it says, no row is lost, and the tree's rules can judge it. */
export function applyToRows(now: Snapshot<object>, change: PageDiff): PageContent {
  const { page, rows } = laid(now, change, 1)
  return { page, rows: normaliseRows(rows) }
}

/** A page with one side of a change laid over it. Its rows stand in the order of their siblings, parents anywhere. */
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
      // It may stand elsewhere by now.
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
