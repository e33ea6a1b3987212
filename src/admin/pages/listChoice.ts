import { sortOf } from './pagesQuery'

/** How a person has the list of pages, wherever they sign in. */
export interface ListChoice {
  sort: string
  /** Names of the columns that are not shown. */
  hidden: readonly string[]
}

/** The key among Payload's preferences. */
export const LIST_PREFERENCE = 'voix-pages'

/** A stored preference -> the choice. */
export function readListChoice(stored: unknown): ListChoice {
  const { sort, hidden } = (stored ?? {}) as { sort?: unknown; hidden?: unknown }
  const names = Array.isArray(hidden) ? hidden.filter((name): name is string => typeof name === 'string') : []
  return { sort: sortOf(sort), hidden: names }
}
