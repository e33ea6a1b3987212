import { Forbidden, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload'

/** The collection's own access rule, as Payload asks it for an update. Throws a 403. */
export async function mayUpdate({
  req,
  collection,
  id,
  data,
}: {
  req: PayloadRequest
  collection: SanitizedCollectionConfig
  id: number | string
  data: Record<string, unknown>
}): Promise<void> {
  // An application may have serial ids, and compare them in its rule.
  const result = await collection.access.update({ req, id: id as string, data })
  if (result === true) return
  if (!result) throw new Forbidden(req.t)
  const where: Where = { and: [{ id: { equals: id } }, result] }
  const { totalDocs } = await req.payload.db.count({ collection: collection.slug, where, req })
  if (totalDocs === 0) throw new Forbidden(req.t)
}
