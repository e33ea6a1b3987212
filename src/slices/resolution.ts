import type { Row } from '../tree/types'
import type { Json } from './types'

/** What an element shows for one document. */
export interface Filled {
  fields: Record<string, unknown>
  data: unknown
  signal?: Json
}

/** What the server found for one element. */
export interface ResolvedElement {
  fields: Record<string, unknown>
  data: unknown
  /** What it tells the layout. */
  signal?: Json
  /** In the preview: what stands inside the placement of a shared section. On the site these are elements of the page. */
  inside?: Inside
  /** Query elements only: one entry per document found, in order, with `bind` applied. */
  repeat?: (Filled & { id: string })[]
  /** What stands inside a query element and is filled from its documents: by the id of the document, instead of its own. */
  filled?: Record<string, Filled>
}

/** The elements of a shared section where it is placed, in pre-order, with what the server found for them. */
export interface Inside {
  rows: Row[]
  resolution: Resolution
}

/** Element id -> what the server found for it. An element that is absent is skipped. */
export type Resolution = Record<string, ResolvedElement>
