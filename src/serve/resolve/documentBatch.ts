import { columnId } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'

/** `id`: a text or a number, as the application's database makes them. */
export type StoredDocument = { id: string } & Record<string, unknown>

/** What a link needs of a page; its elements are never read along. */
const PAGE_FIELDS: SelectType = { title: true, path: true, siteId: true, languageCode: true }

interface Wanted {
  ids: Set<string>
  found: Promise<Map<string, StoredDocument>>
}

/**
 * Reads documents with the visitor's rights. Everything asked for in one turn of the event loop becomes one query per
 * collection, so that a page of a thousand elements takes a handful of reads.
 */
export class DocumentBatch {
  #req: PayloadRequest
  #locale: string
  #known = new Map<string, Promise<StoredDocument | null>>()
  #waiting = new Map<string, Wanted>()

  constructor({ req, locale }: { req: PayloadRequest; locale: string }) {
    this.#req = req
    this.#locale = locale
  }

  /** The document, or `null` when there is none that the visitor may see. */
  get(collection: string, id: string): Promise<StoredDocument | null> {
    const key = `${collection}:${id}`
    const known = this.#known.get(key)
    if (known) return known
    const wanted = this.#wait(collection)
    wanted.ids.add(id)
    const found = wanted.found.then((documents) => documents.get(id) ?? null)
    this.#known.set(key, found)
    return found
  }

  #wait(collection: string): Wanted {
    const waiting = this.#waiting.get(collection)
    if (waiting) return waiting
    const ids = new Set<string>()
    const found = nextTurn().then(() => {
      this.#waiting.delete(collection)
      return this.#read(collection, [...ids])
    })
    const wanted = { ids, found }
    this.#waiting.set(collection, wanted)
    return wanted
  }

  async #read(collection: string, ids: string[]): Promise<Map<string, StoredDocument>> {
    const { payload } = this.#req
    if (!(collection in payload.collections)) return new Map()
    // Anything else would make the database refuse the whole query.
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
      // A collection that visitors may not read at all has no documents for them.
      disableErrors: true,
      overrideAccess: false,
      req: this.#req,
    })
    return new Map(docs.map((document) => [String(document.id), document as unknown as StoredDocument]))
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve))
}
