import type { PayloadRequest } from 'payload'

/** A document that uses another one. */
export interface Use {
  /** For a global, its slug, which is also its id. */
  collection: string
  id: string
  isGlobal?: true
  isPublished: boolean
  /** Whether the newest version, a draft or one in a release, uses it. */
  isDraft: boolean
  uses: { element: string | null; field: string }[]
}

/** One place where a document is used. */
export interface UsePlace extends Pick<Use, 'collection' | 'id' | 'isGlobal' | 'isPublished'> {
  element: string | null
  field: string
}

/** Document whose uses are searched. */
export interface Wanted {
  req: PayloadRequest
  collection: string
  /** Values of `toDoc` in its references (`keysOf`). */
  keys: readonly string[]
}
