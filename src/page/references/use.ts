import type { PayloadRequest } from 'payload'

/** A document that uses another one. */
export interface Use {
  /** Of a global: its slug, which is its id as well. */
  collection: string
  id: string
  isGlobal?: true
  isPublished: boolean
  /** Whether the newest version, which may be a draft or in a release, uses it as well or only. */
  isDraft: boolean
  uses: { element: string | null; field: string }[]
}

/** One place where a document is used. */
export interface UsePlace extends Pick<Use, 'collection' | 'id' | 'isGlobal' | 'isPublished'> {
  element: string | null
  field: string
}

/** What is looked for in a collection. */
export interface Wanted {
  req: PayloadRequest
  collection: string
  /** `toDoc` of its references: see `keysOf`. */
  keys: readonly string[]
}
