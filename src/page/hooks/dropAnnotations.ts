import type { CollectionBeforeDeleteHook } from 'payload'
import { slugsOf } from '../../options/getVoix'

/** Remarks on a page go with it, in the same transaction. */
export const dropAnnotations: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.deleteMany({ collection: slugsOf(req).annotations, where: { page: { equals: id } }, req })
}
