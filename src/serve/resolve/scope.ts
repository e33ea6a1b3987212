import type { PayloadRequest } from 'payload'
import type { Slugs } from '../../options/context'
import { idOf } from '../../slices'
import type { ImageServer } from '../image/address'
import type { MediaBreakpoints, RenderContext, ResolvedDocument } from '../../slices/types'
import type { DocumentBatch, StoredDocument } from './documentBatch'
import type { PageBatch } from './pageBatch'
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
  pages: PageBatch
  /** Where the product's collections lie. */
  slugs: Slugs
  context: RenderContext
  /** The site's pages of another site are reached at its own origin. */
  originOf: (siteId: number) => string | null
  images: ImageServer
  /** The page expires with this tag. */
  addTag: (tag: string) => void
  /** Makes a document that another one refers to ready for a component. */
  follow: (collection: string, document: StoredDocument, options: DocumentOptions) => Promise<ResolvedDocument>
}

/** Reads a document for the page and makes the page depend on it, also when it is not there yet. */
export function readDocument(scope: ResolveScope, collection: string, value: unknown): Soon<StoredDocument | null> {
  const id = idOf(value)
  if (id === null) return null
  scope.addTag(`${collection}:${id}`)
  return scope.documents.get(collection, id)
}
