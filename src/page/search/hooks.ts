import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { getVoix, slugsOf } from '../../options/getVoix'
import { SECTION_KIND } from '../../tree'
import { readPublished } from '../store/readPublished'
import { indexDocument, indexPage, indexSection } from './indexPage'
import { dropDocument, dropPage } from './store'

/** Updates the search index in the transaction of the write. */
export const findAfterChange: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (!hasSearch(req)) return
  const { id, kind } = doc as Written
  const { isWritten } = await readPublished({ req, collection, doc })
  if (!isWritten) return
  if (collection.slug !== slugsOf(req).pages) return indexDocument(req, collection.slug, id)
  if (kind === SECTION_KIND) return indexSection(req, String(id), { isGone: false })
  await indexPage(req, id)
}

/** Removes a deleted document from the search index. */
export const findAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  if (!hasSearch(req)) return
  if (collection.slug !== slugsOf(req).pages) return dropDocument(req, `${collection.slug}:${id}`)
  if ((doc as Written).kind === SECTION_KIND) return indexSection(req, String(id), { isGone: true })
  await dropPage(req, id)
}

interface Written {
  id: number | string
  kind?: string | null
}

function hasSearch({ payload }: PayloadRequest): boolean {
  return Object.keys(getVoix(payload.config).search).length > 0
}
