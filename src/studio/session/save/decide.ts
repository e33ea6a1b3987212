import { diff, resolveConflicts, toSnapshot, type Conflict, type Sides, type Snapshot } from '../../../tree'
import type { StudioStore } from '../../model'

export type Choice = 'mine' | 'theirs'

/**
 * Applies the choices in two steps, so that the history has both: the other side's values, then the chosen local ones.
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
  /** The choices were about the conflicts between this window and what others have saved. */
  settles: boolean
}): void {
  step({ store, settles: false, to: toSnapshot(resolveConflicts({ sides, choose: () => 'theirs' })) })
  step({ store, settles, to: toSnapshot(resolveConflicts({ sides, choose })) })
}

function step({ store, settles, to }: { store: StudioStore; settles: boolean; to: Snapshot }): void {
  store.dispatch({ type: 'patchPage', source: 'decision', settles, change: diff(store.getState(), to) })
}
