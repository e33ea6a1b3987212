import { sortOf } from './pagesQuery'

/** A user's settings of the pages list. They are stored with the account. */
export interface ListChoice {
  sort: string
  /** The names of the hidden columns. */
  hidden: readonly string[]
}

/** The key of the settings in Payload's preferences. */
export const LIST_PREFERENCE = 'voix-pages'

/** Reads the settings from a stored preference. */
export function readListChoice(stored: unknown): ListChoice {
  const { sort, hidden } = (stored ?? {}) as { sort?: unknown; hidden?: unknown }
  const names = Array.isArray(hidden) ? hidden.filter((name): name is string => typeof name === 'string') : []
  return { sort: sortOf(sort), hidden: names }
}
