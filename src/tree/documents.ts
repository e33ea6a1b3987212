import { parentOf, queryOf } from './row'
import { sectionOf } from './sections'
import type { ModelQuery, Row } from './types'

/** What fills fields of an element from documents. */
export interface Filling {
  /** The query element whose documents they are: the element itself, or the nearest around it. */
  source: Row
  query: ModelQuery
  /** Field -> path in the document. */
  bind: Readonly<Record<string, string>>
}

type FindRow = (id: string) => Row | undefined

/**
 * From which documents an element's fields are filled: a query element's own, else those of the nearest query element in which it stands.
 * `null`: from none, whatever is bound.
 */
export function fillingOf(row: Row, find: FindRow): Filling | null {
  const query = queryOf(row)
  if (query) return { source: row, query, bind: query.bind }
  const { bind } = row.element
  const around = bind && queryAround(row, find)
  return around ? { ...around, bind } : null
}

/** The nearest query element in which an element stands. What a shared section shows is the same wherever it is placed. */
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
