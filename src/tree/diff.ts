import { changedIn, copyWith } from './internal/lineage'
import { isRecord, own } from './internal/values'
import { isEqual } from './isEqual'
import type { Row, Tree, UnplacedRow } from './types'

/** A page at one moment: its field values by name, and its elements. */
export interface Snapshot<Page extends object = Record<string, unknown>> {
  readonly page: Page
  readonly tree: Tree
}

/** The value before a change and the value after it. */
export type Pair<Value> = readonly [from: Value, to: Value]

type ById<Value> = Readonly<Record<string, Value>>

/**
 * A change of a page: reversible, JSON, and as large as what it changes. Undo, messages to previews, saves, the journal
 * and remote changes use this form. `diff` returns `null` if nothing differs, so a `PageDiff` is never empty.
 */
export interface PageDiff {
  /** Field values of the page by name. A missing value is `undefined`, or `null` after a round trip through JSON. */
  readonly page: ById<Pair<unknown>>
  /** Whole rows by element id. */
  readonly rows: { readonly added: ById<Row>; readonly updated: ById<Pair<Row>>; readonly removed: ById<Row> }
  /** Lists of children by parent (`root` for the page). `null` means that there is no list. */
  readonly order: ById<Pair<readonly string[] | null>>
  /** All rows without a place, if they changed. */
  readonly orphans: Pair<readonly UnplacedRow[]> | null
}

/** Returns the change from one state of a page to another. Takes O(change) if one state was derived from the other. */
export function diff(before: Snapshot<object>, after: Snapshot<object>): PageDiff | null {
  const [was, is] = [before.tree, after.tree]
  return orNothing({
    page: before.page === after.page ? {} : pairsOf({ ...before.page }, { ...after.page }),
    rows: was.rows === is.rows ? NO_ROWS : diffRows(was.rows, is.rows),
    order: was.children === is.children ? {} : diffLists(was.children, is.children),
    orphans: isEqual(was.unplaced, is.unplaced) ? null : [was.unplaced, is.unplaced],
  })
}

/** Returns the page after a change. Parts that the change does not name keep their references. */
export function apply<Page extends object>({ page, tree }: Snapshot<Page>, change: PageDiff): Snapshot<Page> {
  const { added, updated, removed } = change.rows
  const rows = [
    ...Object.entries(added),
    ...Object.entries(updated).map(([id, [, to]]) => [id, to] as const),
    ...Object.keys(removed).map((id) => [id, undefined] as const),
  ]
  const lists = Object.entries(change.order).map(([parent, [, to]]) => [parent, to ?? undefined] as const)
  const isSameTree = rows.length === 0 && lists.length === 0 && change.orphans === null
  return {
    page: Object.keys(change.page).length === 0 ? page : (withValues(page, change.page) as Page),
    tree: isSameTree
      ? tree
      : {
          rows: rows.length === 0 ? tree.rows : copyWith(tree.rows, rows),
          children: lists.length === 0 ? tree.children : copyWith(tree.children, lists),
          unplaced: change.orphans ? change.orphans[1] : tree.unplaced,
        },
  }
}

/** Returns the reverse change. */
export function invert({ page, rows, order, orphans }: PageDiff): PageDiff {
  return {
    page: turned(page),
    rows: { added: rows.removed, updated: turned(rows.updated), removed: rows.added },
    order: turned(order),
    orphans: orphans && [orphans[1], orphans[0]],
  }
}

/** Combines two consecutive changes. Returns `null` if the second one reverts the first. */
export function squash(first: PageDiff, second: PageDiff): PageDiff | null {
  return orNothing({
    page: joined(first.page, second.page),
    rows: joinedRows(first.rows, second.rows),
    order: joined(first.order, second.order),
    orphans: joined(asPairs(first.orphans), asPairs(second.orphans)).orphans ?? null,
  })
}

/** Returns the ids of the elements that a change adds, updates or removes. */
export function touched({ rows: { added, updated, removed } }: PageDiff): string[] {
  return [...Object.keys(added), ...Object.keys(updated), ...Object.keys(removed)]
}

/** Whether an untrusted value (from a request, a message or storage) is a `PageDiff`. */
export function isPageDiff(value: unknown): value is PageDiff {
  if (!isRecord(value) || !isRecord(value.rows)) return false
  const { page, rows, order, orphans } = value
  return (
    isMapOf(page, isPair) &&
    isMapOf(rows.added, isRow) &&
    isMapOf(rows.updated, (pair) => isPair(pair) && isRow(pair[1])) &&
    isMapOf(rows.removed, isRecord) &&
    isMapOf(order, (pair) => isPair(pair) && pair.every((list) => list === null || isListOf(list, isText))) &&
    (orphans === null || (isPair(orphans) && orphans.every((list) => isListOf(list, isOrphan))))
  )
}

const NO_ROWS: PageDiff['rows'] = { added: {}, updated: {}, removed: {} }

function orNothing(change: PageDiff): PageDiff | null {
  const { page, rows, order, orphans } = change
  const isNothing = [page, rows.added, rows.updated, rows.removed, order].every(
    (part) => Object.keys(part).length === 0,
  )
  return isNothing && orphans === null ? null : change
}

function diffRows(before: Tree['rows'], after: Tree['rows']): PageDiff['rows'] {
  const added: Record<string, Row> = {}
  const updated: Record<string, Pair<Row>> = {}
  const removed: Record<string, Row> = {}
  for (const id of changedIn(before, after)) {
    const [was, is] = [before[id], after[id]]
    if (was && is) {
      if (!isEqual(was, is)) updated[id] = [was, sharedWith(was, is)]
    } else if (is) added[id] = is
    else if (was) removed[id] = was
  }
  return { added, updated, removed }
}

function diffLists(before: Tree['children'], after: Tree['children']): PageDiff['order'] {
  const changed = changedIn(before, after).filter((parent) => !isEqual(before[parent], after[parent]))
  return Object.fromEntries(changed.map((parent) => [parent, [before[parent] ?? null, after[parent] ?? null]]))
}

function pairsOf(before: Record<string, unknown>, after: Record<string, unknown>): PageDiff['page'] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !isEqual(before[name], after[name]))
  return Object.fromEntries(names.map((name) => [name, [before[name], after[name]]]))
}

/** Returns the row with the old references of unchanged values. Rows parsed from JSON share none. */
function sharedWith(before: Row, after: Row): Row {
  const same = withSameValues(before, after)
  if (!isRecord(before.element) || !isRecord(same.element)) return same
  const element = withSameValues<object>(before.element, same.element)
  return element === same.element ? same : ({ ...same, element } as Row)
}

function withSameValues<Value extends object>(before: Value, after: Value): Value {
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>]
  const same = Object.keys(is).filter((key) => was[key] !== is[key] && isEqual(was[key], is[key]))
  return same.length === 0 ? after : { ...after, ...Object.fromEntries(same.map((key) => [key, was[key]])) }
}

function withValues(page: object, change: PageDiff['page']): object {
  const next: Record<string, unknown> = { ...page }
  for (const [name, [, to]] of Object.entries(change)) {
    if (to === undefined) delete next[name]
    else next[name] = to
  }
  return next
}

function turned<Value>(pairs: ById<Pair<Value>>): ById<Pair<Value>> {
  return Object.fromEntries(Object.entries(pairs).map(([key, [from, to]]) => [key, [to, from]]))
}

function joined<Value>(first: ById<Pair<Value>>, second: ById<Pair<Value>>): ById<Pair<Value>> {
  const all: Record<string, Pair<Value>> = { ...first }
  for (const [key, [from, to]] of Object.entries(second)) {
    const known = own(first, key)
    if (known && isEqual(known[0], to)) delete all[key]
    else all[key] = [known ? known[0] : from, to]
  }
  return all
}

function joinedRows(first: PageDiff['rows'], second: PageDiff['rows']): PageDiff['rows'] {
  const added: Record<string, Row> = { ...first.added }
  const updated: Record<string, Pair<Row>> = { ...first.updated }
  const removed: Record<string, Row> = { ...first.removed }
  const update = (id: string, from: Row, to: Row) => {
    if (isEqual(from, to)) delete updated[id]
    else updated[id] = [from, to]
  }
  for (const [id, row] of Object.entries(second.added)) {
    const before = removed[id]
    if (before) update(id, before, row)
    else added[id] = row
    delete removed[id]
  }
  for (const [id, [from, to]] of Object.entries(second.updated)) {
    if (added[id]) added[id] = to
    else update(id, updated[id]?.[0] ?? from, to)
  }
  for (const [id, row] of Object.entries(second.removed)) {
    if (!added[id]) removed[id] = updated[id]?.[0] ?? row
    delete added[id]
    delete updated[id]
  }
  return { added, updated, removed }
}

function asPairs<Value>(orphans: Pair<Value> | null): ById<Pair<Value>> {
  return orphans ? { orphans } : {}
}

function isMapOf(value: unknown, isEach: (each: unknown) => boolean): boolean {
  return isRecord(value) && Object.values(value).every(isEach)
}

function isListOf(value: unknown, isEach: (each: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isEach)
}

function isPair(value: unknown): value is [unknown, unknown] {
  return Array.isArray(value) && value.length === 2
}

function isText(value: unknown): boolean {
  return typeof value === 'string'
}

function isRow(value: unknown): boolean {
  return isRecord(value) && isText(value.id) && isText(value.blockType)
}

function isOrphan(value: unknown): boolean {
  return isRecord(value) && 'row' in value && typeof value.index === 'number' && isText(value.rule)
}
