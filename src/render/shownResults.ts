import type { Filled, ResolvedElement } from '../slices/resolution'

export interface ShownResult extends Filled {
  key: string
  /** The document of the nearest query element that is shown: its own, else that in which it stands. */
  document?: string
}

/**
 * What an element shows: once by itself, once per document when it is a query element, not at all when absent. Inside a query element it
 * shows what the `document` of it fills.
 */
export function shownResults(resolved: ResolvedElement | undefined, document?: string): ShownResult[] {
  if (!resolved) return []
  const { repeat, filled, ...own } = resolved
  if (repeat) return repeat.map(({ id, ...one }) => ({ key: id, document: id, ...one }))
  const shown = (document !== undefined && filled?.[document]) || own
  return [{ key: 'self', ...(document === undefined ? {} : { document }), ...shown }]
}

/** All that an element shows: by itself, or for every document. */
export function allResults(resolved: ResolvedElement | undefined): Filled[] {
  return resolved?.filled ? Object.values(resolved.filled) : shownResults(resolved)
}
