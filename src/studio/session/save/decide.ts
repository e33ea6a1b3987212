import { resolveConflicts, type Conflict, type Sides } from '../../../tree'
import { diff, toCopy, type Copy, type StudioStore } from '../../model'
import { toMessage } from './adoptAnswer'

export type Choice = 'mine' | 'theirs'

/**
 * Makes the page what was chosen, as steps that can be undone: first theirs everywhere, then mine where mine was chosen, so that the
 * history holds both.
 */
export function decide({
  store,
  sides,
  choose,
  settles,
}: {
  store: StudioStore
  sides: Sides
  choose: (conflict: Conflict) => Choice
  /** The choices were about what is disputed between this window and what others have saved. */
  settles: boolean
}): void {
  step({ store, settles: false, to: toCopy(resolveConflicts({ sides, choose: () => 'theirs' })) })
  step({ store, settles, to: toCopy(resolveConflicts({ sides, choose })) })
}

function step({ store, settles, to }: { store: StudioStore; settles: boolean; to: Copy }): void {
  const { page, tree } = store.getState()
  const patch = diff({ page, tree }, to)
  store.dispatch({ type: 'patchPage', source: 'decision', settles, patch: toMessage(patch ?? {}) })
}
