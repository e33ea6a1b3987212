import { APIError, Forbidden, type CollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import { isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { MAX_SECTIONS_DEPTH, SECTION_KIND } from '../../tree'
import { findUses } from './find'
import { named } from './named'
import { keysOf } from './names'

/**
 * `GET /api/voix/used-in/:collection/:id` -> `{ docs: [{ collection, id, title, path, kind, url, isTrashed, isPublished, isDraft, uses, through }], totalDocs }`.
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
      const keys = await keysOf({ req, collection, id })
      const direct = await named({ req, uses: await findUses({ req, collection, keys }) })
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
