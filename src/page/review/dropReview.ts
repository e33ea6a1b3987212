import type { CollectionBeforeDeleteHook } from 'payload'
import { slugsOf } from '../../options/getVoix'

/** The review of a page goes with it, in the same transaction. */
export const dropReview: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const slugs = slugsOf(req)
  for (const collection of [slugs.annotations, slugs['page-reviews']])
    await req.payload.db.deleteMany({ collection, where: { page: { equals: id } }, req })
}
