import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  PayloadRequest,
  SanitizedCollectionConfig,
} from 'payload'
import { slugsOf } from '../../options/getVoix'
import { readPublished } from '../readPublished'
import { collectReferences } from './collect'
import { dropReferences, storeReferences } from './store'

/** Keeps the reference index in the transaction of the write. */
export const indexAfterChange: CollectionAfterChangeHook = async ({ collection, doc, data, req }) => {
  const { id } = doc as { id: number | string }
  const published = await readPublished({ req, collection, doc })
  const content = await contentOf({ req, collection, id: String(id), data, isPublished: published.isWritten })
  await storeReferences({
    req,
    collection: collection.slug,
    id: String(id),
    references: collectReferences(collection.flattenedFields, content),
    isPublished: published.isWritten && published.isPublished,
    keepsPublished: !published.isWritten,
  })
}

export const indexAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await dropReferences({ req, collection: collection.slug, id: String(id) })
}

interface ContentArgs {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: string
  data: unknown
  isPublished: boolean
}

/** Hooks see one language only; the others are read where there are any. */
async function contentOf({ req, collection, id, data, isPublished }: ContentArgs): Promise<unknown> {
  if (collection.slug === slugsOf(req).pages) return data
  const { db } = req.payload
  if (isPublished) return db.findOne({ collection: collection.slug, where: { id: { equals: id } }, locale: 'all', req })
  const { docs } = await db.findVersions({
    collection: collection.slug,
    where: { and: [{ parent: { equals: id } }, { latest: { equals: true } }] },
    limit: 1,
    pagination: false,
    locale: 'all',
    req,
  })
  return docs[0]?.version
}
