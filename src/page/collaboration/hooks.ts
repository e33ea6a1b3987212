import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { SECTION_KIND } from '../../tree'
import { personOf } from './messages'
import { releaseKey } from '../releases/line'
import { notify } from './notify'

/** Every write of a page, whichever way it came, is told to those who have the page open, once it is committed. */
export const tellAfterChange: CollectionAfterChangeHook = async ({ data, doc, operation, req }) => {
  if (operation === 'create') return
  const { id, deletedAt } = doc as { id: string; deletedAt?: string | null }
  // A caller's `select` may have left the revision out of the document; what was written has it.
  const rev = Number((doc as { rev?: number }).rev ?? (data as { rev?: number }).rev ?? 0)
  const by = personOf(req.user)
  await notify({ req, message: { kind: deletedAt ? 'trashed' : 'saved', page: String(id), rev, by } })
  const { kind } = { ...data, ...doc } as { kind?: unknown }
  if (kind === SECTION_KIND) await notify({ req, message: { kind: 'section', section: String(id) } })
}

export const tellAfterDelete: CollectionAfterDeleteHook = async ({ doc, id, req }) => {
  await notify({ req, message: { kind: 'deleted', page: String(id), by: personOf(req.user) } })
  if ((doc as { kind?: unknown }).kind === SECTION_KIND)
    await notify({ req, message: { kind: 'section', section: String(id) } })
}

/** Makes every open studio reload its lists of the collection. PostgreSQL sends equal notices of a transaction once. */
export const tellListed: CollectionAfterChangeHook & CollectionAfterDeleteHook = async ({ collection, req }) => {
  await notify({ req, message: { kind: 'listed', collection: collection.slug } })
}

/** A deleted release ends the work in it. */
export const tellReleaseDeleted: CollectionAfterDeleteHook = async ({ id, req }) => {
  const page = releaseKey(String(id))
  await notify({ req, message: { kind: 'ended', page, how: 'deleted', by: personOf(req.user) } })
}
