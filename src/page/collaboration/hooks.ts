import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { SECTION_KIND } from '../../tree'
import { personOf, type PageMessage } from '../store/messages'
import { releaseKey } from '../store/line'
import { notify, notifyAll } from '../store/notify'

/**
 * Notifies all windows with the page open, and all lists of pages, on commit. Sends all messages in one statement to
 * keep saves fast.
 */
export const tellAfterChange: CollectionAfterChangeHook = async ({ collection, data, doc, operation, req }) => {
  const listed = listedOf(collection.slug)
  if (operation === 'create') return notify({ req, message: listed })
  const { id, deletedAt } = doc as { id: string; deletedAt?: string | null }
  // A `select` of the caller can exclude `rev` from the document. The data always contain it.
  const rev = Number((doc as { rev?: number }).rev ?? (data as { rev?: number }).rev ?? 0)
  const page = String(id)
  const changed: PageMessage = { kind: deletedAt ? 'trashed' : 'saved', page, rev, by: personOf(req.user) }
  await notifyAll({ req, messages: [changed, ...sectionOf({ ...data, ...doc }, page), listed] })
}

export const tellAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, id, req }) => {
  const page = String(id)
  const deleted: PageMessage = { kind: 'deleted', page, by: personOf(req.user) }
  await notifyAll({ req, messages: [deleted, ...sectionOf(doc, page), listedOf(collection.slug)] })
}

/**
 * Makes every open studio reload its lists of the collection. PostgreSQL merges equal notifications of a transaction.
 */
export const tellListed: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ collection, req }) => {
  await notify({ req, message: listedOf(collection.slug) })
}

function listedOf(collection: string): PageMessage {
  return { kind: 'listed', collection }
}

function sectionOf(page: { kind?: unknown }, section: string): PageMessage[] {
  return page.kind === SECTION_KIND ? [{ kind: 'section', section }] : []
}

/** Ends the work in a deleted release. */
export const tellReleaseDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  const page = releaseKey(String(id))
  await notify({ req, message: { kind: 'ended', page, how: 'deleted', by: personOf(req.user) } })
}
