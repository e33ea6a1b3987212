import { mergePages, ROOT } from '../../../tree'
import { toContent } from '../contents'
import type { StudioState } from '../types'
import { applyPatch } from './applyPatch'
import type { Patch } from './types'

/** Something that both sides changed. `element: null`: a field of the page; `field: null`: the element as a whole, or its order. */
export interface Contest {
  element: string | null
  field: string | null
}

type State = Pick<StudioState, 'page' | 'tree' | 'saved' | 'disputed'>

/** What somebody else's saved change and the changes made here both touch, with different outcomes: what the server would ask about. */
export function contested({ page, tree, saved, disputed }: State, patch: Patch): Contest[] {
  if (page === saved.page && tree === saved.tree) return []
  const { conflicts } = mergePages({
    base: toContent(disputed ?? saved),
    mine: toContent({ page, tree }),
    theirs: toContent(applyPatch(saved, patch)),
  })
  return conflicts.map(({ element, field }) => {
    if (field === 'order') return { element: element ?? ROOT, field: null }
    return { element, field: field?.replace(/^element[.]/, '') ?? null }
  })
}
