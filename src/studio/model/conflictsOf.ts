import { mergePages, type Conflict, type Sides } from '../../tree'
import { toContent } from './contents'
import type { StudioState } from './types'

export interface Dispute {
  sides: Sides
  conflicts: readonly Conflict[]
}

type State = Pick<StudioState, 'page' | 'tree' | 'saved' | 'disputed'>

/** What somebody else has saved differently from what was changed here; `null`: nothing. Looked up once per state. */
export function conflictsOf({ page, tree, saved, disputed }: State): Dispute | null {
  if (disputed === null) return null
  if (last?.page !== page || last.tree !== tree || last.saved !== saved || last.disputed !== disputed) {
    const sides = { base: toContent(disputed), mine: toContent({ page, tree }), theirs: toContent(saved) }
    const { conflicts } = mergePages(sides)
    last = { page, tree, saved, disputed, dispute: conflicts.length === 0 ? null : { sides, conflicts } }
  }
  return last.dispute
}

let last: (State & { dispute: Dispute | null }) | undefined
