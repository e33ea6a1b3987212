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

/** What somebody else has saved differently from what was changed here; `null`: nothing. Looked up once per state. */
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
 * The working copy with a change of the saved copy in it. What was changed here since stays as it is; where both changed the same,
 * the base stays until the editor decides. `isOwn`: the server has stored what was sent in another form, which is no conflict with
 * what was typed on since. The state itself when nothing comes of it.
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

/** Another content as a change of the copy, so that what does not differ keeps its reference. */
function movedTo(current: Snapshot, content: PageContent): Snapshot {
  const change = diff(current, toSnapshot(content))
  return change ? apply(current, change) : current
}
