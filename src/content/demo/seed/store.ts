import type { CollectionSlug, Payload } from 'payload'

export interface SeededDocument {
  id: string
  [field: string]: unknown
}

export interface UploadFile {
  data: Buffer
  mimetype: string
  name: string
  size: number
}

interface EnsureArgs {
  collection: string
  /** The field and value that tell this document from all others. */
  key: [field: string, value: unknown]
  data: () => Record<string, unknown> | Promise<Record<string, unknown>>
  file?: () => Promise<UploadFile>
  /** Spanish texts; given the English document, whose array rows have ids. */
  spanish?: (document: SeededDocument) => Record<string, unknown>
}

export interface Store {
  /** Finds the document by its key or creates it: a seed that was killed half-way goes on where it was. */
  ensure: (args: EnsureArgs) => Promise<SeededDocument>
  count: (collection: string) => Promise<number>
  write: (args: { collection: string; id: string; data: Record<string, unknown> }) => Promise<void>
}

/** Writes of the seed. Nobody is signed in: every call acts for the system. */
export function createStore(payload: Payload): Store {
  const slug = (collection: string): CollectionSlug => collection as CollectionSlug
  return {
    count: async (collection) => {
      // system: the demo's own data
      const { totalDocs } = await payload.count({ collection: slug(collection), overrideAccess: true })
      return totalDocs
    },
    write: async ({ collection, id, data }) => {
      // system: the demo's own data
      await payload.update({
        collection: slug(collection),
        id,
        data: data as never,
        depth: 0,
        overrideAccess: true,
      })
    },
    ensure: async ({ collection, key: [field, value], data, file, spanish }) => {
      // system: the demo's own data
      const found = await payload.find({
        collection: slug(collection),
        where: { [field]: { equals: value } } as never,
        limit: 1,
        depth: 0,
        overrideAccess: true,
      })
      const existing = found.docs[0]
      if (existing) return existing as unknown as SeededDocument
      const upload = await file?.()
      // system: the demo's own data
      const created = await payload.create({
        collection: slug(collection),
        data: (await data()) as never,
        ...(upload ? { file: upload } : {}),
        depth: 0,
        overrideAccess: true,
      })
      const document = created as unknown as SeededDocument
      if (spanish) {
        // system: the demo's own data
        await payload.update({
          collection: slug(collection),
          id: document.id,
          data: spanish(document) as never,
          locale: 'es' as never,
          depth: 0,
          overrideAccess: true,
        })
      }
      return document
    },
  }
}
