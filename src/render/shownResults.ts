import type { ResolvedElement } from './types'

export interface ShownResult {
  key: string
  fields: Record<string, unknown>
  data: unknown
}

/** What an element shows: once by itself, once per document when it is a query element, not at all when absent. */
export function shownResults(resolved: ResolvedElement | undefined): ShownResult[] {
  if (!resolved) return []
  if (!resolved.repeat) return [{ key: 'self', fields: resolved.fields, data: resolved.data }]
  return resolved.repeat.map(({ id, fields, data }) => ({ key: id, fields, data }))
}
