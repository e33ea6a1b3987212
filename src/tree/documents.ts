import { parentOf, queryOf } from './row'
import { sectionOf } from './sections'
import type { ModelQuery, Row } from './types'

/** The source of an element's bound fields. */
export interface Filling {
  /** The query element that finds the documents: the element itself, or the nearest one around it. */
  source: Row
  query: ModelQuery
  /** Field name -> path in the document. */
  bind: Readonly<Record<string, string>>
}

type FindRow = (id: string) => Row | undefined

/**
 * Returns the source of an element's bound fields: its own query, otherwise the nearest query element around it.
 * Returns `null` without a query, even if fields are bound.
 */
export function fillingOf(row: Row, find: FindRow): Filling | null {
  const query = queryOf(row)
  if (query) return { source: row, query, bind: query.bind }
  const { bind } = row.element
  const around = bind && queryAround(row, find)
  return around ? { ...around, bind } : null
}

/**
 * Returns the nearest query element around an element. The search stops at a shared section, which shows the same
 * wherever it is placed.
 */
export function queryAround(row: Row, find: FindRow): Omit<Filling, 'bind'> | null {
  const seen = new Set([row.id])
  for (let id = parentOf(row); id !== null && !seen.has(id);) {
    seen.add(id)
    const source = find(id)
    if (!source || sectionOf(source) !== null) return null
    const query = queryOf(source)
    if (query) return { source, query }
    id = parentOf(source)
  }
  return null
}
