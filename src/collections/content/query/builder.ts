import { buildNavigation, type NavigationNode } from '../navigation'
import type { ContentRow } from '../types'
import { readCondition, type ContentValue } from './conditions'
import { ContentQueryError, type Condition, type ContentOperator, type ContentQuery } from './query'

/** Answers a query with rows as they are read; a count with one row, `{ count }`. */
export type RunQuery = (query: ContentQuery) => Promise<ContentRow[]>

interface Where<Self> {
  /** All conditions must hold. `IN` and `NOT IN` take an array, `BETWEEN` and `NOT BETWEEN` one of two elements, `IS NULL` nothing. */
  where: (
    column: string,
    operator: ContentOperator | Lowercase<ContentOperator>,
    value?: ContentValue | readonly ContentValue[],
  ) => Self
  /** All of the conditions that `group` states must hold. */
  andWhere: (group: (group: ContentConditions) => ContentConditions) => Self
  /** One of the conditions that `group` states must hold. */
  orWhere: (group: (group: ContentConditions) => ContentConditions) => Self
}

/** Conditions inside a group. */
export type ContentConditions = Where<ContentConditions>

/** A query of a content collection. It is asked by `all()`, `first()` or `count()`. */
export interface ContentQueryBuilder extends Where<ContentQueryBuilder> {
  /** The page at this path. */
  path: (path: string) => ContentQueryBuilder
  /** Only these columns. */
  select: (...columns: string[]) => ContentQueryBuilder
  /** Default: by stem, ascending. */
  order: (column: string, direction: 'ASC' | 'DESC') => ContentQueryBuilder
  skip: (rows: number) => ContentQueryBuilder
  limit: (rows: number) => ContentQueryBuilder
  all: () => Promise<ContentRow[]>
  /** `null`: there is none. */
  first: () => Promise<ContentRow | null>
  /** How many rows there are, or how many (different) values of a column. */
  count: (column?: string, options?: { distinct?: boolean }) => Promise<number>
}

interface State {
  conditions: readonly Condition[]
  query: ContentQuery
}

/** The same query on the server and in the browser; only who answers differs. */
export function createQuery(collection: string, run: RunQuery): ContentQueryBuilder {
  const none = { collection, select: [], count: null, where: null, order: [], limit: null, skip: 0 }
  return builderOf({ conditions: [], query: none }, run)
}

function builderOf({ conditions, query }: State, run: RunQuery): ContentQueryBuilder {
  const change = (change: Partial<ContentQuery>) => builderOf({ conditions, query: { ...query, ...change } }, run)
  const where = join('AND', conditions)
  const order = query.order.length > 0 ? query.order : [{ column: 'stem', direction: 'ASC' as const }]
  return {
    ...whereOf(conditions, (changed) => builderOf({ conditions: changed, query }, run)),
    path: (path) => builderOf({ conditions: [...conditions, readCondition('path', '=', path)], query }, run),
    select: (...columns) => change({ select: columns }),
    order: (column, direction) => change({ order: [...query.order, { column, direction: directionOf(direction) }] }),
    skip: (rows) => change({ skip: whole('skip', rows) }),
    limit: (rows) => change({ limit: whole('limit', rows) }),
    all: async () => run({ ...query, where, order }),
    first: async () => (await run({ ...query, where, order, limit: 1 }))[0] ?? null,
    count: async (column, { distinct = false } = {}) => {
      const counted = { column: column ?? null, isDistinct: distinct && column !== undefined }
      const [row] = await run({ ...query, where, select: [], order: [], limit: null, skip: 0, count: counted })
      return Number(row?.count ?? 0)
    },
  }
}

function whereOf<Self>(
  conditions: readonly Condition[],
  next: (conditions: readonly Condition[]) => Self,
): Where<Self> {
  const group = (how: 'AND' | 'OR', state: (group: ContentConditions) => ContentConditions) => {
    const stated: Condition[] = []
    state(groupOf(stated))
    const joined = join(how, stated)
    return next(joined ? [...conditions, joined] : conditions)
  }
  return {
    where: (column, operator, value) => next([...conditions, readCondition(column, operator, value)]),
    andWhere: (state) => group('AND', state),
    orWhere: (state) => group('OR', state),
  }
}

/** Inside a group each call adds to it. */
function groupOf(stated: Condition[]): ContentConditions {
  const own: ContentConditions = whereOf<ContentConditions>([], (added) => {
    stated.push(...added)
    return own
  })
  return own
}

function join(how: 'AND' | 'OR', conditions: readonly Condition[]): Condition | null {
  return conditions.length > 1 ? { join: how, conditions } : (conditions[0] ?? null)
}

function directionOf(direction: string): 'ASC' | 'DESC' {
  if (direction === 'ASC' || direction === 'DESC') return direction
  throw new ContentQueryError('The direction of an order must be ASC or DESC')
}

function whole(name: string, rows: number): number {
  if (Number.isSafeInteger(rows) && rows >= 0) return rows
  throw new ContentQueryError(`Value for ${name} must be a whole number of at least 0`)
}

/** The navigation of a collection of pages, with further columns in each entry. */
export async function queryNavigation(
  query: ContentQueryBuilder,
  { prefix, fields = [] }: { prefix: string; fields?: readonly string[] },
): Promise<NavigationNode[]> {
  const rows = await query.select('title', 'path', 'stem', 'navigation', ...fields).all()
  return buildNavigation(rows, { prefix, fields })
}
