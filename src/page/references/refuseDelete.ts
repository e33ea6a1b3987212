import type { CollectionBeforeChangeHook, CollectionBeforeDeleteHook, PayloadRequest } from 'payload'
import { isAdministrator } from '../../collections/core/access'
import { findPublishedUses, findUses } from './find'
import { byName, keysOf, slugsOfDocument } from './names'
import { refuseUsed } from './refuseUsed'
import { requiredBy } from './required'
import type { Use } from './use'

/**
 * Refuses to delete a document that others require, or that visitors can see somewhere. Administrators can override the
 * latter with `?force=true`.
 */
export const refuseDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const document = { req, collection: collection.slug, id }
  const found = await findUses({ ...document, keys: await keysOf(document) })
  const uses = withoutItself(document, found)
  const requiring = await requiredBy({ ...document, uses })
  if (requiring.length > 0) await refuseUsed({ ...document, uses: requiring, how: 'required' })
  const published = uses.filter(({ isPublished }) => isPublished)
  if (published.length > 0 && !isForced(req)) await refuseUsed({ ...document, uses: published, how: 'used' })
}

/** Refuses to trash a document that visitors can see somewhere, since trashing hides it from them as well. */
export const refuseTrash: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { id, deletedAt } = (originalDoc ?? {}) as Stored
  if (id === undefined || deletedAt || !(data as Stored).deletedAt || isForced(req)) return data
  const document = { req, collection: collection.slug, id }
  const found = await findPublishedUses({ ...document, keys: await keysOf(document) })
  const uses = withoutItself(document, found)
  if (uses.length > 0) await refuseUsed({ ...document, uses, how: 'used' })
  return data
}

/** Refuses to change the slug of a document while visitors see it somewhere by that slug. */
export const refuseRename: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const { id } = (originalDoc ?? {}) as Stored
  const { slug, deletedAt, _status } = data as Stored
  // Saving a draft does not change what visitors see.
  if (id === undefined || slug === undefined || deletedAt || _status === 'draft' || isForced(req)) return data
  const document = { req, collection: collection.slug, id }
  const [former] = await slugsOfDocument({ ...document, locale: req.locale })
  if (former === undefined || former === slug) return data
  const uses = await findPublishedUses({ ...document, keys: [byName(former)] })
  if (uses.length > 0) await refuseUsed({ ...document, uses, how: 'named', slug: former })
  return data
}

interface Stored {
  id?: number | string
  slug?: unknown
  deletedAt?: unknown
  _status?: unknown
}

function withoutItself({ collection, id }: { collection: string; id: number | string }, uses: readonly Use[]): Use[] {
  return uses.filter((use) => use.collection !== collection || use.id !== String(id))
}

function isForced(req: PayloadRequest): boolean {
  return req.query?.force === 'true' && isAdministrator(req)
}
