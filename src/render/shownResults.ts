import type { Filled, ResolvedElement } from '../slices/resolution'

export interface ShownResult extends Filled {
  key: string
  /** The document of the nearest query element: its own, otherwise that of the surrounding one. */
  document?: string
}

/**
 * Returns the results of an element: one for itself, one per document of a query element, none without a resolution.
 * Inside a query element it is the result that `document` fills.
 */
export function shownResults(resolved: ResolvedElement | undefined, document?: string): ShownResult[] {
  if (!resolved) return []
  const { repeat, filled, ...own } = resolved
  if (repeat) return repeat.map(({ id, ...one }) => ({ key: id, document: id, ...one }))
  const shown = (document !== undefined && filled?.[document]) || own
  return [{ key: 'self', ...(document === undefined ? {} : { document }), ...shown }]
}

/** Returns all results of an element: of itself, or of every document. */
export function allResults(resolved: ResolvedElement | undefined): Filled[] {
  return resolved?.filled ? Object.values(resolved.filled) : shownResults(resolved)
}
