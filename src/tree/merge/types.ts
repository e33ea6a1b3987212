import type { Row } from '../types'

/** A page as far as saving is concerned: its elements, and its other fields by name. */
export interface PageContent {
  page: Record<string, unknown>
  rows: Row[]
}

/** What one side changed of a page. */
export interface Change {
  /** Page fields by name; those that are missing stay. */
  page: Record<string, unknown>
  /** New and changed elements, whole rows. */
  upsert: Row[]
  remove: string[]
  /** Which rows stay of an id that several rows have (old data): the first one is 0. The others of this id go. */
  duplicates?: Record<string, number[]>
  /** The ids of all elements in their new order; `null`: the order stays, new elements come last. */
  order: string[] | null
}

/** Two sides changed the same thing. `element: null`: a field of the page; `field: null`: the element as a whole. */
export interface Conflict {
  element: string | null
  field: string | null
  base: unknown
  mine: unknown
  theirs: unknown
}

/** The page that two sides started from, and what each made of it. */
export interface Sides {
  base: PageContent
  mine: PageContent
  theirs: PageContent
}
