import type { Json } from '../slices/types'
import type { ResolvedElement } from './types'

export interface ShownResult {
  key: string
  fields: Record<string, unknown>
  data: unknown
  signal?: Json
}

/** What an element shows: once by itself, once per document when it is a query element, not at all when absent. */
export function shownResults(resolved: ResolvedElement | undefined): ShownResult[] {
  if (!resolved) return []
  const { repeat, ...own } = resolved
  return repeat ? repeat.map(({ id, ...one }) => ({ key: id, ...one })) : [{ key: 'self', ...own }]
}
