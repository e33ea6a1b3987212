import { Forbidden, type PayloadRequest, type SanitizedCollectionConfig, type Where } from 'payload'

/** Evaluates the collection's update access as Payload does. Throws a 403. */
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
  // The type is Payload's. At runtime the id can be a number, which the rule may compare.
  const result = await collection.access.update({ req, id: id as string, data })
  if (result === true) return
  if (!result) throw new Forbidden(req.t)
  const where: Where = { and: [{ id: { equals: id } }, result] }
  const { totalDocs } = await req.payload.db.count({ collection: collection.slug, where, req })
  if (totalDocs === 0) throw new Forbidden(req.t)
}
