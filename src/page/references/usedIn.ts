import { APIError, Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import { findUses, type Use } from './find'

/** `GET /api/voix/used-in/:collection/:id` -> `{ docs: [{ collection, id, title, path, isPublished, isDraft, uses }], totalDocs }`. */
export const usedIn: Endpoint = {
  path: '/voix/used-in/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const collection = String(req.routeParams?.collection)
    if (!req.payload.collections[collection as CollectionSlug])
      throw new APIError(`There is no collection "${collection}".`, 404)
    const uses = await findUses({ req, collection, id: String(req.routeParams?.id) })
    const docs = await named({ req, uses })
    return Response.json({ docs, totalDocs: docs.length })
  },
}

/** With the titles under which the caller knows the documents; without one where they may not read it. */
export async function named<Found extends Pick<Use, 'collection' | 'id'>>({
  req,
  uses,
}: {
  req: PayloadRequest
  uses: readonly Found[]
}) {
  const collections = [...new Set(uses.map(({ collection }) => collection))]
  const found = new Map<string, { title: unknown; path: unknown }>()
  for (const collection of collections) {
    const ids = uses.flatMap((use) => (use.collection === collection ? [use.id] : []))
    for (const [id, doc] of await titlesOf({ req, collection, ids })) found.set(`${collection}:${id}`, doc)
  }
  return uses.map((use) => ({ ...use, ...(found.get(`${use.collection}:${use.id}`) ?? { title: null, path: null }) }))
}

/** One read, however many there are. */
async function titlesOf({ req, collection, ids }: { req: PayloadRequest; collection: string; ids: string[] }) {
  const slug = collection as CollectionSlug
  const title = req.payload.collections[slug]?.config.admin.useAsTitle ?? 'id'
  const { docs } = await req.payload.find({
    collection: slug,
    where: { id: { in: ids } },
    draft: true,
    depth: 0,
    pagination: false,
    select: { [title]: true, path: true } as never,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => {
    const { id, [title]: name = null, path = null } = doc as unknown as Record<string, unknown>
    return [String(id), { title: name, path }] as const
  })
}
