import { contestedBase, mergePages, resolveConflicts, type Conflict } from '../../../tree'
import { toContent, toCopy } from '../contents'
import type { StudioState } from '../types'
import { applyPatch } from './applyPatch'
import { diff } from './diff'
import type { Patch } from './types'

/** Something that both sides changed, as a conflict names it. */
export type Contest = Pick<Conflict, 'element' | 'field'>

type State = Pick<StudioState, 'page' | 'tree' | 'saved' | 'disputed'>

interface Contested {
  /** What the server would ask about. */
  contests: readonly Contest[]
  /** The change without it; `null`: nothing is left, or nothing that could be had without the question. */
  rest: Patch | null
}

/** What somebody else's saved change and the changes made here both touch, with different outcomes, and what they do not. */
export function contested({ page, tree, saved, disputed }: State, patch: Patch): Contested {
  if (page === saved.page && tree === saved.tree) return { contests: [], rest: patch }
  const sides = {
    base: toContent(disputed ?? saved),
    mine: toContent({ page, tree }),
    theirs: toContent(applyPatch(saved, patch)),
  }
  const { conflicts } = mergePages(sides)
  if (conflicts.length === 0) return { contests: [], rest: patch }
  const merged = resolveConflicts({ sides, choose: () => 'mine' })
  const contests = conflicts.map(({ element, field }) => ({ element, field }))
  const theirs = contestedBase({ sides, conflicts, merged })
  const isFree = mergePages({ ...sides, theirs }).conflicts.length === 0
  return { contests, rest: isFree ? diff(saved, toCopy(theirs)) : null }
}
