import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, SanitizedCollectionConfig } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { readPublished } from '../store/readPublished'
import { collectReferences } from './collect'
import { readDraftContent, readRowContent } from './content'
import { dropReferences, storeReferences } from './store'

/** Updates the reference index in the transaction of the write. */
export const indexAfterChange: CollectionAfterChangeHook = async ({ collection, doc, data, req }) => {
  const { id } = doc as { id: number | string }
  const { isWritten, isPublished } = await readPublished({ req, collection, doc })
  const read = isWritten ? readRowContent : readDraftContent
  // Hooks receive one language only, so localized documents are read again in all languages.
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

/** Returns whether the documents of a collection are in the index. */
export function isIndexed({ hooks }: SanitizedCollectionConfig): boolean {
  return hooks.afterChange.includes(indexAfterChange)
}
