import type { Copy } from '../types'
import { diff } from './diff'
import { rebaseLists, type Direction, type Lists } from './rebaseLists'
import { clashes, touchedBy } from './touched'
import type { HistoryEntry, HistoryState, Patch } from './types'

interface Arrival {
  /** What somebody else changed. */
  patch: Patch
  /** The working and the saved copy without it and with it. */
  before: { copy: Copy; saved: Copy }
  after: { copy: Copy; saved: Copy }
}

/**
 * The history after somebody else's change. A step takes back, or makes again, what was done here and never what they did: lists of
 * children are merged with theirs. A step that touches anything else of theirs, or needs a step that is lost, is lost itself. It keeps
 * its place, so that no older one goes in its stead.
 */
export function rebaseHistory(history: HistoryState, arrival: Arrival): HistoryState {
  if (history.undo.length === 0 && history.redo.length === 0) return history
  return { undo: rebase(history.undo, 'undo', arrival), redo: rebase(history.redo, 'redo', arrival) }
}

/** From the newest on, as they would be made. */
function rebase(entries: readonly HistoryEntry[], direction: Direction, arrival: Arrival): readonly HistoryEntry[] {
  const { patch, before, after } = arrival
  const change = diff(before.copy, after.copy) ?? {}
  const touched = new Set([...touchedBy(patch), ...touchedBy(change)])
  const reordered = Object.keys({ ...patch.children, ...change.children })
  const now = new Map(reordered.map((id) => [id, after.copy.tree.children[id] ?? []]))
  const lists: Lists = { now, saved: { before: before.saved, after: after.saved } }
  const parents = parentsIn(after.copy)
  const kept: HistoryEntry[] = []
  for (const entry of entries.toReversed()) {
    const own = new Set([...touchedBy(entry.undo), ...touchedBy(entry.redo)])
    const isFree = !entry.isLost && !clashes([...own, ...listsOf(entry)], touched) && follow(parents, entry[direction])
    const rebased = isFree ? rebaseLists(entry, direction, lists) : null
    if (rebased) {
      kept.push(rebased)
      continue
    }
    const back = entry[direction === 'undo' ? 'redo' : 'undo']
    if (isFree) follow(parents, back)
    // Steps below must not need what this one would have changed, and meet the lists that it leaves as they are.
    for (const key of own) touched.add(key)
    for (const [id, list] of Object.entries(back.children ?? {})) if (!now.has(id)) now.set(id, list ?? [])
    lists.saved = null
    // One after the other says the same.
    if (!kept.at(-1)?.isLost) kept.push(lost(entry))
  }
  return kept.reverse()
}

function lost(entry: HistoryEntry): HistoryEntry {
  return { ...entry, undo: {}, redo: {}, mergeKey: null, isLost: true }
}

/** Of an element that came or went, the list is gone with it. */
function listsOf({ undo, redo }: HistoryEntry): string[] {
  return Object.keys({ ...undo.children, ...redo.children }).map((id) => `children ${id}`)
}

function parentsIn({ tree }: Copy): Map<string, string | null> {
  return new Map(Object.entries(tree.rows).map(([id, { element }]) => [id, element.parent]))
}

/** Moves elements as a step does. `false`, and nothing is moved, when one would be inside of itself or of what is not there. */
function follow(parents: Map<string, string | null>, { rows = {}, fields = {} }: Patch): boolean {
  const moves = new Map<string, string | null | undefined>()
  for (const [id, row] of Object.entries(rows)) moves.set(id, row ? row.element.parent : undefined)
  for (const [id, { element }] of Object.entries(fields)) {
    if (element && Object.hasOwn(element.set, 'parent')) moves.set(id, element.set.parent as string | null)
  }
  const were = new Map([...moves.keys()].map((id) => [id, parents.get(id)]))
  place(parents, moves)
  const isSound = [...moves].every(([id, parent]) => parent === undefined || leadsUp(parents, id))
  if (!isSound) place(parents, were)
  return isSound
}

function place(parents: Map<string, string | null>, moves: ReadonlyMap<string, string | null | undefined>): void {
  for (const [id, parent] of moves) {
    if (parent === undefined) parents.delete(id)
    else parents.set(id, parent)
  }
}

function leadsUp(parents: ReadonlyMap<string, string | null>, start: string): boolean {
  const seen = new Set<string>()
  for (let id: string | null | undefined = start; id !== null; id = parents.get(id)) {
    if (id === undefined || seen.has(id)) return false
    seen.add(id)
  }
  return true
}
