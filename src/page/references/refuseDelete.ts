import {
  APIError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
} from 'payload'
import { isAdministrator } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { findUses } from './find'
import { requiredBy } from './requiredBy'

/** Documents that others cannot be without are not deleted, nor those that published pages show; these administrators may with `?force=true`. */
export const refuseDelete: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  const usedIn = await requiredBy({ req, collection: collection.slug, id })
  if (usedIn.length > 0) {
    const collections = [...new Set(usedIn.map((use) => use.collection))].join(', ')
    throw new APIError(
      `Documents of ${collections} cannot be without this one. Change or delete those first.`,
      409,
      { usedIn },
      true,
    )
  }
  await refuseUsed({ req, collection: collection.slug, id: String(id) })
}

/** Putting a document into the trash takes it from visitors as well, alone or with many. */
export const refuseTrash: CollectionBeforeChangeHook = async ({ collection, data, originalDoc, req }) => {
  const before = (originalDoc ?? {}) as { id?: string | number; deletedAt?: unknown }
  const isTrashed = Boolean((data as { deletedAt?: unknown }).deletedAt) && !before.deletedAt
  if (before.id !== undefined && isTrashed)
    await refuseUsed({ req, collection: collection.slug, id: String(before.id) })
  return data
}

async function refuseUsed({
  req,
  collection,
  id,
}: {
  req: PayloadRequest
  collection: string
  id: string
}): Promise<void> {
  const isForced = req.query?.force === 'true' || req.context.voixForce === true
  if (isForced && (isAdministrator(req) || req.context.voixForce === true)) return
  const { pages } = slugsOf(req)
  const uses = await findUses({ req, collection, id })
  const usedIn = uses.filter(
    (use) => use.isPublished && use.collection === pages && !(collection === pages && use.id === id),
  )
  if (usedIn.length === 0) return
  throw new APIError(
    `This document is used by ${usedIn.length} published ${usedIn.length === 1 ? 'page' : 'pages'}. Take it out there first; administrators may delete it with ?force=true.`,
    409,
    { usedIn },
    true,
  )
}
