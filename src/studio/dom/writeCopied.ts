import type { Row } from '../../tree/types'

/**
 * Elements on the system's clipboard are text with a mark. A type of their own would be nicer to look at, but no single one is read
 * by both the paste event, which needs no permission, and the menu's paste, which has no event.
 */
export const MARK = 'voix/elements'

/** `rows`: a forest, as `copyRows` answers it. `origin`: the site whose documents the elements refer to. */
export function writeCopied({ rows, origin }: { rows: readonly Row[]; origin: string }): string {
  return JSON.stringify({ [MARK]: 1, origin, rows })
}
