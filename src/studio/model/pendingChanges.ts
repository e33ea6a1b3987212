import { changedIn, groupById, isEqual, toRows } from '../../tree'
import type { Row, Tree } from '../../tree'
import type { Copy, StudioState } from './types'

/** What a save sends: only what differs from the saved copy. */
export interface PendingChanges {
  /** The page's own values that changed. */
  page?: Record<string, unknown>
  /** New and changed elements, whole rows. */
  upsert: Row[]
  /** Ids of elements that are gone. */
  remove: string[]
  /** Which rows stay of ids that several rows had, by their place among them. The others go. */
  duplicates?: Record<string, number[]>
  /** The ids of all elements in their order when the order, or what there is, changed. */
  order?: string[]
}

/** Kept by the server, or saved on their own. */
const NEVER_SENT: readonly string[] = ['id', 'rev', 'review', 'elements']

/** What differs between the working copy and the saved copy. `null` when nothing does: the page is not dirty. */
export function pendingChanges(state: Pick<StudioState, 'page' | 'tree' | 'saved'>): PendingChanges | null {
  return changesBetween(state.saved, state)
}

/** What leads from one copy of a page to another, in the form of a save. */
export function changesBetween(saved: Copy, current: Copy): PendingChanges | null {
  if (saved.page === current.page && saved.tree === current.tree) return null
  const page = changedPage(saved.page, current.page)
  const elements = saved.tree === current.tree ? { upsert: [], remove: [] } : changedElements(saved.tree, current.tree)
  if (!page && elements.upsert.length === 0 && elements.remove.length === 0 && !elements.order) return null
  return page ? { page, ...elements } : elements
}

/** Whether the working copy differs from the saved copy. Asked after every change by several parts: looked up once. */
export function isDirty({ page, tree, saved }: Pick<StudioState, 'page' | 'tree' | 'saved'>): boolean {
  if (last?.page !== page || last.tree !== tree || last.saved !== saved) {
    last = { page, tree, saved, isDirty: changesBetween(saved, { page, tree }) !== null }
  }
  return last.isDirty
}

let last: { page: StudioState['page']; tree: Tree; saved: Copy; isDirty: boolean } | undefined

function changedPage(saved: Record<string, unknown>, current: Record<string, unknown>): Record<string, unknown> | null {
  const keys = new Set([...Object.keys(saved), ...Object.keys(current)])
  const changed = [...keys].filter((key) => !NEVER_SENT.includes(key) && !isEqual(saved[key], current[key]))
  return changed.length === 0 ? null : Object.fromEntries(changed.map((key) => [key, current[key] ?? null]))
}

function changedElements(saved: Tree, current: Tree): Omit<PendingChanges, 'page'> {
  const changed = changedIn(saved.rows, current.rows)
  const upsert = changed.flatMap((id) => {
    const row = current.rows[id]
    return row && !isEqual(saved.rows[id], row) ? [row] : []
  })
  const left = new Set(current.unplaced.map(({ row }) => row?.id))
  const gone = [...changed.filter((id) => Object.hasOwn(saved.rows, id)), ...saved.unplaced.map(({ row }) => row?.id)]
  const remove = [...new Set(gone)].filter((id) => !Object.hasOwn(current.rows, id) && !left.has(id))
  const duplicates = fewerDuplicates(saved, current)
  const more = duplicates ? { duplicates } : {}
  const isReordered = !isSameChildren(saved, current) || !isEqual(saved.unplaced, current.unplaced)
  const changes = { upsert, remove, ...more }
  return isReordered ? { ...changes, order: toRows(current).map(({ id }) => id) } : changes
}

function isSameChildren(saved: Tree, current: Tree): boolean {
  const changed = changedIn(saved.children, current.children)
  return changed.every((id) => isEqual(saved.children[id], current.children[id]))
}

/** What stays of the ids of which the copy has fewer rows than before, and still one: a removed duplicate has no id of its own to name. */
function fewerDuplicates(saved: Tree, current: Tree): Record<string, number[]> | null {
  const ids = new Set(saved.unplaced.flatMap(({ row, rule }) => (rule === 'duplicate-id' ? [row.id] : [])))
  if (ids.size === 0) return null
  const [before, now] = [groupById(toRows(saved)), groupById(toRows(current))]
  const fewer = [...ids].flatMap((id) => {
    const [were, are] = [before.get(id) ?? [], now.get(id) ?? []]
    return are.length > 0 && are.length < were.length ? [[id, placesOf(are, were)] as const] : []
  })
  return fewer.length === 0 ? null : Object.fromEntries(fewer)
}

/** Where each of the rows stood, from the last one on. Only the first of them, the element, can have been changed. */
function placesOf(rows: readonly Row[], among: readonly Row[]): number[] {
  let end = among.length
  return rows
    .toReversed()
    .map((row, left) => {
      const at = among.slice(0, end).findLastIndex((other) => isEqual(other, row))
      end = at >= 0 ? at : Math.max(0, Math.min(end - 1, rows.length - 1 - left))
      return end
    })
    .toReversed()
}
