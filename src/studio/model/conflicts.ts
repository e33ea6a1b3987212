import {
  apply,
  conflictBase,
  diff,
  fits,
  mergePages,
  resolveConflicts,
  toContent,
  toSnapshot,
  type Conflict,
  type PageContent,
  type PageDiff,
  type Sides,
} from '../../tree'
import type { Snapshot, StudioState } from './types'

type State = Pick<StudioState, 'page' | 'tree' | 'saved' | 'base'>

export interface Conflicts {
  sides: Sides
  conflicts: readonly Conflict[]
}

/** Returns the conflicts between local changes and another user's save; `null` if there are none. Cached per state. */
export function conflictsOf({ page, tree, saved, base }: State): Conflicts | null {
  if (base === null) return null
  if (last?.page !== page || last.tree !== tree || last.saved !== saved || last.base !== base) {
    const sides = { base: toContent(base), mine: toContent({ page, tree }), theirs: toContent(saved) }
    const { conflicts } = mergePages(sides)
    last = { page, tree, saved, base, found: conflicts.length === 0 ? null : { sides, conflicts } }
  }
  return last.found
}

let last: (State & { found: Conflicts | null }) | undefined

/**
 * Merges a change of the saved copy into the working copy. Local changes stay; values changed on both sides keep their
 * base until the editor decides. `isOwn`: the server normalized what this window sent, which is no conflict with later
 * edits. Returns the same state if nothing changes.
 */
export function mergeTheirs(state: StudioState, change: PageDiff | null, { isOwn }: { isOwn: boolean }): StudioState {
  const current: Snapshot = { page: state.page, tree: state.tree }
  const saved = change ? apply(state.saved, change) : state.saved
  if (state.base === null) {
    if (!change) return state
    const isClean = current.page === state.saved.page && current.tree === state.saved.tree
    if (isClean) return { ...state, ...saved, saved }
    if (fits(current, change)) return { ...state, ...apply(current, change), saved }
  }
  const sides = { base: toContent(state.base ?? state.saved), mine: toContent(current), theirs: toContent(saved) }
  const { content, conflicts } = mergePages(sides)
  if (conflicts.length === 0) return { ...state, ...movedTo(current, content), saved, base: null }
  const merged = resolveConflicts({ sides, choose: () => 'mine' })
  const next = movedTo(current, merged)
  if (!change && next === current) return state
  const base = isOwn ? null : (toSnapshot(conflictBase({ sides, conflicts, merged })) as Snapshot)
  return { ...state, ...next, saved, base }
}

/** Applies other content as a change, so that equal values keep their reference. */
function movedTo(current: Snapshot, content: PageContent): Snapshot {
  const change = diff(current, toSnapshot(content))
  return change ? apply(current, change) : current
}
