import { isSameValue } from './isEqual'
import { ROW_KEYS } from './row'
import type { Row } from './types'

/** The id and place of an element, as `compareElements` needs them. Lists are in the page's order. */
export interface PlacedElement {
  id: string
  parent: string | null
  slot: string
}

/** The difference of one element between two states of a page. */
export interface ElementChange {
  id: string
  kind: 'added' | 'removed' | 'kept'
  isMoved: boolean
  /** Whether its fields or settings differ. */
  isChanged: boolean
  /** The number of elements inside it that were added or removed with it. They have no entries of their own. */
  inside: number
}

interface Input {
  before: readonly PlacedElement[]
  after: readonly PlacedElement[]
  /** Whether the content of an element that exists in both states differs. */
  isChanged: (id: string) => boolean
}

/**
 * Returns the elements that differ, in the order of the later state, removed ones last. The smallest possible number of
 * siblings counts as moved.
 */
export function compareElements({ before, after, isChanged }: Input): ElementChange[] {
  const old = byId(before)
  const now = byId(after)
  const moved = movedElements({ before, old, now })
  const kept = after.flatMap((element): ElementChange[] => {
    const { id } = element
    if (!old.has(id)) return newcomers({ element, among: now, others: old, kind: 'added', all: after })
    const change = { id, kind: 'kept' as const, isMoved: moved.has(id), isChanged: isChanged(id), inside: 0 }
    return change.isMoved || change.isChanged ? [change] : []
  })
  const removed = before.flatMap((element) =>
    now.has(element.id) ? [] : newcomers({ element, among: old, others: now, kind: 'removed', all: before }),
  )
  return [...kept, ...removed]
}

type ById = ReadonlyMap<string, PlacedElement>

/** Old data may contain an id twice. The first row has the place. */
function byId(elements: readonly PlacedElement[]): ById {
  const map = new Map<string, PlacedElement>()
  for (const element of elements) if (!map.has(element.id)) map.set(element.id, element)
  return map
}

interface Newcomer {
  element: PlacedElement
  /** The state that has the element, and the state that does not. */
  among: ById
  others: ById
  kind: 'added' | 'removed'
  all: readonly PlacedElement[]
}

/** Returns the change only for the outermost of the elements that were added or removed together. */
function newcomers({ element, among, others, kind, all }: Newcomer): ElementChange[] {
  const { id, parent } = element
  if (among.get(id) !== element) return []
  if (parent !== null && among.has(parent) && !others.has(parent)) return []
  return [{ id, kind, isMoved: false, isChanged: false, inside: insideOf({ id, others, all }) }]
}

function insideOf({ id, others, all }: Pick<Newcomer, 'others' | 'all'> & { id: string }): number {
  const inside = new Set([id])
  for (const element of all) {
    const isNew = !others.has(element.id) && !inside.has(element.id)
    if (isNew && element.parent !== null && inside.has(element.parent)) inside.add(element.id)
  }
  return inside.size - 1
}

function movedElements({ before, old, now }: Pick<Input, 'before'> & { old: ById; now: ById }): ReadonlySet<string> {
  const index = new Map(before.map(({ id }, position) => [id, position]))
  const moved = new Set<string>()
  const siblings = new Map<string, string[]>()
  for (const [id, { parent, slot }] of now) {
    const was = old.get(id)
    if (!was) continue
    if (was.parent !== parent || was.slot !== slot) moved.add(id)
    else siblings.set(`${parent}/${slot}`, (siblings.get(`${parent}/${slot}`) ?? []).concat(id))
  }
  for (const ids of siblings.values()) {
    const run = longestRun(ids.map((id) => index.get(id) ?? 0))
    ids.forEach((id, position) => !run.has(position) && moved.add(id))
  }
  return moved
}

/**
 * Returns the keys that differ between two states of one element, except its place: field names, `blockName`,
 * `blockType`, `element.<key>`.
 */
export function changedKeys(before: Row, after: Row): string[] {
  const names = Object.keys({ ...before, ...after }).filter((name) => !ROW_KEYS.includes(name))
  const keys = ['blockType', 'blockName', ...names].filter((name) => !isSameValue(before[name], after[name]))
  const was: Record<string, unknown> = { ...before.element }
  const is: Record<string, unknown> = { ...after.element }
  const settings = Object.keys({ ...was, ...is }).filter((key) => key !== 'parent' && key !== 'slot')
  return [...keys, ...settings.filter((key) => !isSameValue(was[key], is[key])).map((key) => `element.${key}`)]
}

/** Returns the names of the page values that differ. */
export function changedValues(before: Record<string, unknown>, after: Record<string, unknown>): string[] {
  return Object.keys({ ...before, ...after }).filter((name) => !isSameValue(before[name], after[name]))
}

/**
 * Returns the indexes of a longest increasing subsequence: the items that kept their order. All others were moved. O(n
 * log n).
 */
export function longestRun(values: readonly number[]): ReadonlySet<number> {
  const before = new Array<number>(values.length).fill(-1)
  /** For each length of a subsequence, the index of the smallest value that ends one. */
  const ends: number[] = []
  values.forEach((value, index) => {
    let low = 0
    for (let high = ends.length; low < high;) {
      const middle = (low + high) >> 1
      if ((values[ends[middle] as number] as number) < value) low = middle + 1
      else high = middle
    }
    before[index] = ends[low - 1] ?? -1
    ends[low] = index
  })
  const run = new Set<number>()
  for (let index = ends.at(-1) ?? -1; index >= 0; index = before[index] ?? -1) run.add(index)
  return run
}
