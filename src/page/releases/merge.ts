import { mergePages, resolveConflicts, type Conflict, type Side, type Sides } from '../../tree'
import type { Content } from '../../collections/core/releases/stored'

export interface Merge {
  sides: Sides
  conflicts: Conflict[]
  /** With every conflict decided. */
  decided: (choose: (conflict: Conflict) => Side) => Content
}

/**
 * What a release makes of a document, with what visitors got to see of it since it entered: changed in different places both stay, changed
 * in the same place it is a conflict. `live: null`: visitors see nothing, so that nothing stands against it.
 */
export function mergeWithLive({ base, mine, live }: { base: Content; mine: Content; live: Content | null }): Merge {
  // As it is stored: without what JSON does not know.
  const theirs = live === null ? base : (JSON.parse(JSON.stringify(live)) as Content)
  const sides = { base, mine, theirs }
  const { conflicts } = mergePages(sides)
  return { sides, conflicts, decided: (choose) => resolveConflicts({ sides, choose }) }
}
