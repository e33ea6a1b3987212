import type { CollectionBeforeDeleteHook } from 'payload'
import { slugsOf } from '../../options/getVoix'

/** Deletes the review of a deleted page in the same transaction. */
export const dropReview: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const slugs = slugsOf(req)
  for (const collection of [slugs.annotations, slugs['page-reviews']])
    await req.payload.db.deleteMany({ collection, where: { page: { equals: id } }, req })
}
