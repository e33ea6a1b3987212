import type { CollectionBeforeDeleteHook } from 'payload'
import { slugsOf } from '../../options/getVoix'

/** Deletes the schedules, findings and preview links of a deleted page in the same transaction. */
export const deletePageData: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const slugs = slugsOf(req)
  for (const collection of [slugs['page-schedules'], slugs['page-findings'], slugs['preview-links']])
    await req.payload.db.deleteMany({ collection, where: { page: { equals: String(id) } }, req })
}
