import { APIError, Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import { findUses, type Use } from './find'

/** `GET /api/voix/used-in/:collection/:id` -> `{ docs: [{ collection, id, title, path, isPublished, isDraft, uses }], totalDocs }`. */
export const usedIn: Endpoint = {
  path: '/voix/used-in/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req.user)) throw new Forbidden(req.t)
    const collection = String(req.routeParams?.collection)
    if (!req.payload.collections[collection as CollectionSlug])
      throw new APIError(`There is no collection "${collection}".`, 404)
    const uses = await findUses({ req, collection, id: String(req.routeParams?.id) })
    const docs = await Promise.all(uses.map((use) => named({ req, use })))
    return Response.json({ docs, totalDocs: docs.length })
  },
}

/** With the title under which the caller knows the document; without one when they may not read it. */
async function named({ req, use }: { req: PayloadRequest; use: Use }) {
  const collection = use.collection as CollectionSlug
  const title = req.payload.collections[collection]?.config.admin.useAsTitle ?? 'id'
  const doc = await req.payload.findByID({
    collection,
    id: use.id,
    draft: true,
    depth: 0,
    select: { [title]: true, path: true } as never,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  const { [title]: name = null, path = null } = (doc ?? {}) as unknown as Record<string, unknown>
  return { ...use, title: name, path }
}
