import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, SanitizedCollectionConfig } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { readPublished } from '../store/readPublished'
import { collectReferences } from './collect'
import { readDraftContent, readRowContent } from './content'
import { dropReferences, storeReferences } from './store'

/** Keeps the reference index in the transaction of the write. */
export const indexAfterChange: CollectionAfterChangeHook = async ({ collection, doc, data, req }) => {
  const { id } = doc as { id: number | string }
  const { isWritten, isPublished } = await readPublished({ req, collection, doc })
  const read = isWritten ? readRowContent : readDraftContent
  // Hooks see one language only; the others are read where there are any.
  const isPage = collection.slug === slugsOf(req).pages
  const content = isPage ? (data as unknown) : await read({ req, collection, id: String(id) })
  await storeReferences({
    req,
    collection: collection.slug,
    id: String(id),
    references: collectReferences(collection.flattenedFields, content),
    isPublished: isWritten && isPublished,
    keepsPublished: !isWritten,
  })
}

export const indexAfterDelete: CollectionAfterDeleteHook = async ({ collection, id, req }) => {
  await dropReferences({ req, collection: collection.slug, id: String(id) })
}

/** Whether the documents of a collection are in the index. */
export function isIndexed({ hooks }: SanitizedCollectionConfig): boolean {
  return hooks.afterChange.includes(indexAfterChange)
}
