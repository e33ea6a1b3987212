import { mergePages, resolveConflicts, type Conflict, type Side, type Sides } from '../../tree'
import type { Content } from '../../collections/core/releases/stored'

export interface Merge {
  sides: Sides
  conflicts: Conflict[]
  /** Returns the merged content with every conflict resolved. */
  decided: (choose: (conflict: Conflict) => Side) => Content
}

/**
 * Merges a release's document with what visitors see of it now. Changes of the same value are a conflict. `live: null`
 * means that visitors do not see the document, so that nothing conflicts.
 */
export function mergeWithLive({ base, mine, live }: { base: Content; mine: Content; live: Content | null }): Merge {
  // Normalised as stored JSON, so that it can be compared.
  const theirs = live === null ? base : (JSON.parse(JSON.stringify(live)) as Content)
  const sides = { base, mine, theirs }
  const { conflicts } = mergePages(sides)
  return { sides, conflicts, decided: (choose) => resolveConflicts({ sides, choose }) }
}
