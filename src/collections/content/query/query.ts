import type { Columns } from '../types'

/** The operators of the grammar. */
export const OPERATORS = [
  '=',
  '<>',
  '>',
  '>=',
  '<',
  '<=',
  'LIKE',
  'NOT LIKE',
  'IN',
  'NOT IN',
  'BETWEEN',
  'NOT BETWEEN',
  'IS NULL',
  'IS NOT NULL',
] as const

export type ContentOperator = (typeof OPERATORS)[number]

/** A column compared with literals, or several conditions of which all or one must hold. */
export type Condition =
  | { column: string; operator: ContentOperator; values: readonly string[] }
  | { join: 'AND' | 'OR'; conditions: readonly Condition[] }

/** A query as data: built by `queryCollection()`, or parsed from posted SQL. */
export interface ContentQuery {
  collection: string
  /** Empty for all columns. */
  select: readonly string[]
  /** Counts instead of reading. Without a `column`, counts rows. */
  count: { column: string | null; isDistinct: boolean } | null
  where: Condition | null
  order: readonly { column: string; direction: 'ASC' | 'DESC' }[]
  limit: number | null
  skip: number
}

/** An error in a query, with a message for its author. */
export class ContentQueryError extends Error {
  override name = 'ContentQueryError'
}

/** Throws a `ContentQueryError` for the first column that the collection does not have. */
export function checkColumns(query: ContentQuery, columns: Columns): void {
  const check = (column: string) => {
    if (!Object.hasOwn(columns, column)) {
      throw new ContentQueryError(
        `The collection "${query.collection}" has no column "${column}". It has ${Object.keys(columns).join(', ')}.`,
      )
    }
  }
  query.select.forEach(check)
  if (query.count?.column != null) check(query.count.column)
  for (const { column } of query.order) check(column)
  const visit = (condition: Condition): void => {
    if ('join' in condition) condition.conditions.forEach(visit)
    else check(condition.column)
  }
  if (query.where) visit(query.where)
}
