import type { CollectionSlug, PayloadRequest, SelectType } from 'payload'

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
    const readable = ids.filter(isUuid)
    if (!(collection in payload.collections) || readable.length === 0) return new Map()
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: { id: { in: readable } },
      depth: 0,
      limit: readable.length,
      pagination: false,
      locale: this.#locale as 'all',
      ...(collection === 'pages' ? { select: PAGE_FIELDS } : {}),
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

/** Anything else would make the database refuse the whole query. */
function isUuid(id: string): boolean {
  return /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i.test(id)
}
