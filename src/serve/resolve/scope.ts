import type { PayloadRequest } from 'payload'
import type { MediaBreakpoints, RenderContext, ResolvedDocument } from '../../slices/types'
import type { DocumentBatch, StoredDocument } from './documentBatch'
import type { Soon } from './soon'

export interface DocumentOptions {
  /** How many relationships deep documents are followed. */
  depth: number
  media?: MediaBreakpoints
}

/** What every step of resolving shares. */
export interface ResolveScope {
  req: PayloadRequest
  documents: DocumentBatch
  context: RenderContext
  /** The site's pages of another site are reached at its own origin. */
  originOf: (siteId: number) => string | null
  /** Signs addresses of pictures. */
  secret: string
  /** The page expires with this tag. */
  addTag: (tag: string) => void
  /** Makes a document that another one refers to ready for a component. */
  follow: (collection: string, document: StoredDocument, options: DocumentOptions) => Promise<ResolvedDocument>
}

/** The id of a relationship's value, populated or not. */
export function idOf(value: unknown): string | null {
  let id = value
  while (typeof id === 'object' && id !== null && 'id' in id) id = id.id
  if (typeof id === 'number') return String(id)
  return typeof id === 'string' && id !== '' ? id : null
}

/** Reads a document for the page and makes the page depend on it, also when it is not there yet. */
export function readDocument(scope: ResolveScope, collection: string, value: unknown): Soon<StoredDocument | null> {
  const id = idOf(value)
  if (id === null) return null
  scope.addTag(`${collection}:${id}`)
  return scope.documents.get(collection, id)
}
