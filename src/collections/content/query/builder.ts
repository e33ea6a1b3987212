import { buildNavigation, type NavigationNode } from '../navigation'
import type { ContentRow } from '../types'
import { readCondition, type ContentValue } from './conditions'
import { ContentQueryError, type Condition, type ContentOperator, type ContentQuery } from './query'

/** Runs a query and returns its parsed rows, or for a count one row `{ count }`. */
export type RunQuery = (query: ContentQuery) => Promise<ContentRow[]>

interface Where<Self> {
  /**
   * Adds a condition; all of them must hold. `IN` and `NOT IN` take an array, `BETWEEN` and `NOT BETWEEN` an array of
   * two, `IS NULL` and `IS NOT NULL` no value.
   */
  where: (
    column: string,
    operator: ContentOperator | Lowercase<ContentOperator>,
    value?: ContentValue | readonly ContentValue[],
  ) => Self
  /** Adds a group whose conditions must all hold. */
  andWhere: (group: (group: ContentConditions) => ContentConditions) => Self
  /** Adds a group of which one condition must hold. */
  orWhere: (group: (group: ContentConditions) => ContentConditions) => Self
}

/** Conditions of a group. */
export type ContentConditions = Where<ContentConditions>

/** A query of a content collection. `all()`, `first()` and `count()` run it. */
export interface ContentQueryBuilder extends Where<ContentQueryBuilder> {
  /** Selects the page at this path. */
  path: (path: string) => ContentQueryBuilder
  /** Selects only these columns. */
  select: (...columns: string[]) => ContentQueryBuilder
  /** Sorts by a column. Default: by stem, ascending. */
  order: (column: string, direction: 'ASC' | 'DESC') => ContentQueryBuilder
  skip: (rows: number) => ContentQueryBuilder
  limit: (rows: number) => ContentQueryBuilder
  all: () => Promise<ContentRow[]>
  /** Returns the first row, or `null`. */
  first: () => Promise<ContentRow | null>
  /** Returns the number of rows, or of (distinct) values of a column. */
  count: (column?: string, options?: { distinct?: boolean }) => Promise<number>
}

interface State {
  conditions: readonly Condition[]
  query: ContentQuery
}

/** Creates a query that is the same on the server and in the browser. `run` executes it. */
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

/** Returns a group that collects the added conditions. */
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

/** Returns the navigation of a collection of pages, with further columns in each entry. */
export async function queryNavigation(
  query: ContentQueryBuilder,
  { prefix, fields = [] }: { prefix: string; fields?: readonly string[] },
): Promise<NavigationNode[]> {
  const rows = await query.select('title', 'path', 'stem', 'navigation', ...fields).all()
  return buildNavigation(rows, { prefix, fields })
}
