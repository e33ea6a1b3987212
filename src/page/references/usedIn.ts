import { APIError, Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { MAX_SECTIONS_DEPTH, SECTION_KIND } from '../../tree'
import { findUses, type Use } from './find'

/**
 * `GET /api/voix/used-in/:collection/:id` -> `{ docs: [{ collection, id, title, path, kind, isPublished, isDraft, uses, through }], totalDocs }`.
 * What stands in a shared section is used by the pages that show the section as well: `through` names the sections between.
 */
export const usedIn: Endpoint = {
  path: '/voix/used-in/:collection/:id',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const collection = String(req.routeParams?.collection)
    if (!req.payload.collections[collection as CollectionSlug])
      throw new APIError(`There is no collection "${collection}".`, 404)
    const docs = await findAllUses({ req, collection, id: String(req.routeParams?.id) })
    return Response.json({ docs, totalDocs: docs.length })
  },
}

type NamedUse = Awaited<ReturnType<typeof named>>[number] & { through: string[] }

async function findAllUses(document: { req: PayloadRequest; collection: string; id: string }): Promise<NamedUse[]> {
  const { req } = document
  const { pages } = slugsOf(req)
  const found = new Map<string, NamedUse>()
  let due = [{ ...document, through: [] as string[] }]
  for (let depth = 0; depth <= MAX_SECTIONS_DEPTH && due.length > 0; depth += 1) {
    const next: typeof due = []
    for (const { collection, id, through } of due) {
      const direct = await named({ req, uses: await findUses({ req, collection, id }) })
      for (const use of direct) {
        const key = `${use.collection}:${use.id}`
        if (found.has(key)) continue
        found.set(key, { ...use, through })
        if (use.kind === SECTION_KIND)
          next.push({ req, collection: pages, id: use.id, through: [...through, String(use.title ?? use.id)] })
      }
    }
    due = next
  }
  return [...found.values()]
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
  const found = new Map<string, { title: unknown; path: unknown; kind: unknown }>()
  for (const collection of collections) {
    const ids = uses.flatMap((use) => (use.collection === collection ? [use.id] : []))
    for (const [id, doc] of await titlesOf({ req, collection, ids })) found.set(`${collection}:${id}`, doc)
  }
  return uses.map((use) => ({
    ...use,
    ...(found.get(`${use.collection}:${use.id}`) ?? { title: null, path: null, kind: null }),
  }))
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
    select: { [title]: true, path: true, kind: true } as never,
    disableErrors: true,
    overrideAccess: false,
    req,
  })
  return docs.map((doc) => {
    const { id, [title]: name = null, path = null, kind = null } = doc as unknown as Record<string, unknown>
    return [String(id), { title: name, path, kind }] as const
  })
}
