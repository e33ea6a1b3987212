import { contestedBase, mergePages, resolveConflicts } from '../../../tree'
import { toContent, toCopy } from '../contents'
import type { Copy, StudioState } from '../types'
import { applyPatch } from './applyPatch'
import type { Patch } from './types'

type State = Pick<StudioState, 'page' | 'tree' | 'saved' | 'disputed'>

interface Merged {
  copy: Copy
  disputed: Copy | null
}

/**
 * The working copy with somebody else's saved change in it, merged as the server merges. What was changed here since stays as it is;
 * where they changed the same, it is disputed until the editor decides.
 */
export function mergeRemote(state: State, patch: Patch): Merged {
  const current = { page: state.page, tree: state.tree }
  if (state.page === state.saved.page && state.tree === state.saved.tree) {
    return { copy: applyPatch(current, patch), disputed: null }
  }
  const theirs = applyPatch(state.saved, patch)
  const sides = {
    base: toContent(state.disputed ?? state.saved),
    mine: toContent(current),
    theirs: toContent(theirs),
  }
  const { content, conflicts } = mergePages(sides)
  if (conflicts.length === 0) return { copy: toCopy(content), disputed: null }
  const merged = resolveConflicts({ sides, choose: () => 'mine' })
  return { copy: toCopy(merged), disputed: toCopy(contestedBase({ sides, conflicts, merged })) }
}
