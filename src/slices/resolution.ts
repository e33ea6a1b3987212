import type { Row } from '../tree/types'
import type { Json } from './types'

/** The contents of an element for one document. */
export interface Filled {
  fields: Record<string, unknown>
  data: unknown
  signal?: Json
}

/** The server's result for one element. */
export interface ResolvedElement {
  fields: Record<string, unknown>
  data: unknown
  /** The signal to the layout. */
  signal?: Json
  /**
   * In the preview: the elements inside the placement of a shared section. On the site these are elements of the page.
   */
  inside?: Inside
  /** Query elements only: one entry for each document of the query, in order, with `bind` applied. */
  repeat?: (Filled & { id: string })[]
  /** Contents of an element inside a query element that its documents fill, by the id of the document. */
  filled?: Record<string, Filled>
}

/** The elements of a placed shared section, in pre-order, with the server's results for them. */
export interface Inside {
  rows: Row[]
  resolution: Resolution
}

/** Element id -> the server's result for it. An element that is absent is skipped. */
export type Resolution = Record<string, ResolvedElement>
