import { readPagesQuery, sortOf, type PagesQuery, type SearchParams } from './pagesQuery'

/** The parts of the query that are stored: not the search, the page and the list. */
const STORED = ['status', 'language', 'layout', 'brand', 'tag', 'site', 'only', 'missing', 'view'] as const

/** The filters and the view of the pages list. */
export type StoredFilters = Pick<PagesQuery, (typeof STORED)[number]>

/** A user's settings of the pages list. They are stored with the account. */
export interface ListChoice {
  sort: string
  /** The names of the hidden columns. */
  hidden: readonly string[]
  /** The filters of the list at an address without a query. */
  filters: StoredFilters
}

/** The key of the settings in Payload's preferences. */
export const LIST_PREFERENCE = 'voix-pages'

/** Reads the settings from a stored preference. */
export function readListChoice(stored: unknown): ListChoice {
  const { sort, hidden, filters } = (stored ?? {}) as { sort?: unknown; hidden?: unknown; filters?: SearchParams }
  const names = Array.isArray(hidden) ? hidden.filter((name): name is string => typeof name === 'string') : []
  return { sort: sortOf(sort), hidden: names, filters: filtersOf(readPagesQuery(filters ?? {})) }
}

export function filtersOf(query: PagesQuery): StoredFilters {
  return Object.fromEntries(STORED.map((name) => [name, query[name]])) as unknown as StoredFilters
}

/** Returns the query of the list: what the address says, or the stored filters if it has no query. */
export function chosenQuery(params: SearchParams | undefined, { filters, sort }: ListChoice): PagesQuery {
  const query = readPagesQuery(params)
  const isBare = Object.keys(params ?? {}).length === 0
  return { ...query, ...(isBare ? filters : {}), sort: query.sort || sort }
}
