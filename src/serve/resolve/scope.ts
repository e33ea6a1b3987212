import type { PayloadRequest } from 'payload'
import type { Slugs } from '../../options/context'
import { idOf } from '../../slices'
import type { ImageServer } from '../image/address'
import type { MediaBreakpoints, RenderContext, ResolvedDocument } from '../../slices/types'
import type { DocumentBatch, StoredDocument } from './documentBatch'
import type { PageBatch } from './pageBatch'
import type { Soon } from './soon'

export interface DocumentOptions {
  /** The number of relationships that are followed from a document. */
  depth: number
  media?: MediaBreakpoints
}

/** The state that all steps of resolving a page share. */
export interface ResolveScope {
  req: PayloadRequest
  documents: DocumentBatch
  pages: PageBatch
  /** The slugs of the product's collections. */
  slugs: Slugs
  context: RenderContext
  /** Returns the origin of another site, at which its pages are reached. */
  originOf: (siteId: number) => string | null
  images: ImageServer
  /** Makes the page expire with this tag. */
  addTag: (tag: string) => void
  /** Resolves a related document for a component. */
  follow: (collection: string, document: StoredDocument, options: DocumentOptions) => Promise<ResolvedDocument>
}

/** Reads a document and makes the page depend on it, also if it does not exist yet. */
export function readDocument(scope: ResolveScope, collection: string, value: unknown): Soon<StoredDocument | null> {
  const id = idOf(value)
  if (id === null) return null
  scope.addTag(`${collection}:${id}`)
  return scope.documents.get(collection, id)
}
