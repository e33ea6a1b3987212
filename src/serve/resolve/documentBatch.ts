import { columnId } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'
import { Batch } from './batch'

/** `id`: a string or a number, depending on the application's database. */
export type StoredDocument = { id: string } & Record<string, unknown>

/** The fields of a page that links need. Its elements are never read for them. */
export const PAGE_FIELDS: SelectType = {
  title: true,
  path: true,
  siteId: true,
  languageCode: true,
  translationOf: true,
}

/** Reads documents with the visitor's rights, one query per collection and turn of the event loop. */
export class DocumentBatch {
  #req: PayloadRequest
  #locale: string
  #batches = new Map<string, Batch<StoredDocument>>()

  constructor({ req, locale }: { req: PayloadRequest; locale: string }) {
    this.#req = req
    this.#locale = locale
  }

  /** Returns the document, or `null` if the visitor cannot see it. */
  get(collection: string, id: string): Promise<StoredDocument | null> {
    const batch = this.#batches.get(collection) ?? new Batch((ids) => this.#read(collection, ids))
    this.#batches.set(collection, batch)
    return batch.get(id)
  }

  async #read(collection: string, ids: string[]): Promise<Map<string, StoredDocument>> {
    const { payload } = this.#req
    if (!(collection in payload.collections)) return new Map()
    // An id of another type would make the database refuse the whole query.
    const readable = ids.map((id) => columnId(this.#req, collection, id)).filter((id) => id !== null)
    if (readable.length === 0) return new Map()
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: { id: { in: readable } },
      depth: 0,
      limit: readable.length,
      pagination: false,
      locale: this.#locale as 'all',
      ...(collection === slugsOf(this.#req).pages ? { select: PAGE_FIELDS } : {}),
      // Without read access to the collection, the visitor gets no documents instead of an error.
      disableErrors: true,
      overrideAccess: false,
      req: this.#req,
    })
    return new Map(docs.map((document) => [String(document.id), document as unknown as StoredDocument]))
  }
}
