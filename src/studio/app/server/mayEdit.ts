import type { PayloadRequest, Where } from 'payload'
import { readVoix } from './readVoix'

/** Whether a person may change a page: the collection's own rule for an update, as the save asks it. */
export async function mayEdit({ req, pageId }: { req: PayloadRequest; pageId: string }): Promise<boolean> {
  const { config } = req.payload.collections[readVoix(req.payload).collections.pages]
  const result = await config.access.update({ req, id: pageId })
  if (typeof result === 'boolean') return result
  const where: Where = { and: [{ id: { equals: pageId } }, result] }
  const { totalDocs } = await req.payload.db.count({ collection: config.slug, where, req })
  return totalDocs > 0
}
