import { mergeList, ROOT } from '../../../tree'
import type { Copy } from '../types'
import type { HistoryEntry, Patch } from './types'

type List = readonly string[]

/** Which way a step goes: its stack. */
export type Direction = 'undo' | 'redo'

/** Lists of children while the steps of one stack are followed from the newest on. */
export interface Lists {
  /** As they are at this point, where they are not as the steps know them. */
  now: Map<string, List>
  /** What somebody else's change made of the saved lists. Until a step is lost, the lists are those of a merge with it. */
  saved: { before: Copy; after: Copy } | null
}

/**
 * A step with its lists put together with theirs: whoever came or went with the step does so, and stands where a merge puts it.
 * `null`: both sides put the same elements into different orders, or what would go holds something of theirs.
 */
export function rebaseLists(entry: HistoryEntry, direction: Direction, { now, saved }: Lists): HistoryEntry | null {
  const [there, back] = direction === 'undo' ? [entry.undo, entry.redo] : [entry.redo, entry.undo]
  const touched = Object.keys(there.children ?? {}).filter((id) => now.has(id))
  const lists = new Map<string, List>()
  for (const id of touched) {
    const near = back.children?.[id] ?? []
    const far = there.children?.[id] ?? []
    const list = rebased({ near, far, now: now.get(id) ?? [], saved: saved && listsIn(saved, id) })
    if (!list) return null
    lists.set(id, list)
  }
  const gone = Object.entries(there.rows ?? {}).filter(([, row]) => row === null)
  if (gone.some(([id]) => ((lists.get(id) ?? now.get(id))?.length ?? 0) > 0)) return null
  if (touched.length === 0) return entry
  const moved = touched.filter((id) => !isSameList(lists.get(id) ?? [], now.get(id) ?? []))
  const next = {
    there: withLists(there, touched, new Map(moved.map((id) => [id, lists.get(id) ?? []]))),
    back: withLists(back, touched, new Map(moved.map((id) => [id, now.get(id) ?? []]))),
  }
  for (const [id, list] of lists) now.set(id, list)
  const isNothing = Object.keys(next.there).length === 0
  if (isNothing) return null
  return direction === 'undo'
    ? { ...entry, undo: next.there, redo: next.back }
    : { ...entry, redo: next.there, undo: next.back }
}

interface Rebase {
  /** The step's list before and after it, as it knows them, and the one that it meets. */
  near: List
  far: List
  now: List
  saved: { base: List; theirs: List } | null
}

function rebased({ near, far, now, saved }: Rebase): List | null {
  const [was, is] = [new Set(near), new Set(far)]
  const kept = now.filter((id) => is.has(id) || !was.has(id))
  const members = new Set([...kept, ...far.filter((id) => !was.has(id))])
  const merged = saved && mergeList({ ...saved, mine: far, members })
  return merged ?? mergeList({ base: near, mine: far, theirs: now, members })
}

function listsIn({ before, after }: NonNullable<Lists['saved']>, id: string): { base: List; theirs: List } {
  return { base: before.tree.children[id] ?? [], theirs: after.tree.children[id] ?? [] }
}

/** A patch with other lists of children. */
function withLists(patch: Patch, touched: readonly string[], lists: ReadonlyMap<string, List>): Patch {
  const { children, ...rest } = patch
  const left = Object.entries(children ?? {}).filter(([id]) => !touched.includes(id))
  const all = [...left, ...[...lists].map(([id, list]) => [id, list.length > 0 || id === ROOT ? list : null] as const)]
  return all.length === 0 ? rest : { ...rest, children: Object.fromEntries(all) }
}

function isSameList(one: List, other: List): boolean {
  return one.length === other.length && one.every((id, at) => other[at] === id)
}
