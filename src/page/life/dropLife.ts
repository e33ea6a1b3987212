import type { CollectionBeforeDeleteHook } from 'payload'
import { slugsOf } from '../../options/getVoix'

/** What is scheduled for a page, its findings and the links to its draft go with it, in the same transaction. */
export const dropLife: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const slugs = slugsOf(req)
  for (const collection of [slugs['page-schedules'], slugs['page-findings'], slugs['preview-links']])
    await req.payload.db.deleteMany({ collection, where: { page: { equals: String(id) } }, req })
}
