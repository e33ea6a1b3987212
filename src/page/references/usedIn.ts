import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { findUses, type DocumentUse } from '../../contract/uses'
import { slugsOf } from '../../options/getVoix'
import { MAX_SECTIONS_DEPTH, SECTION_KIND } from '../../tree'
import { findUses as findDirectUses } from './find'
import { named } from './named'
import { keysOf } from './names'

export const usedIn = createEndpoint(findUses, async ({ req, params: { collection, id } }) => {
  if (!req.payload.collections[collection as CollectionSlug])
    throw new APIError(`There is no collection "${collection}".`, 404)
  const docs = await findAllUses({ req, collection, id })
  return { docs, totalDocs: docs.length }
})

async function findAllUses(document: { req: PayloadRequest; collection: string; id: string }): Promise<DocumentUse[]> {
  const { req } = document
  const { pages } = slugsOf(req)
  const found = new Map<string, DocumentUse>()
  let due = [{ ...document, through: [] as string[] }]
  for (let depth = 0; depth <= MAX_SECTIONS_DEPTH && due.length > 0; depth += 1) {
    const next: typeof due = []
    for (const { collection, id, through } of due) {
      const keys = await keysOf({ req, collection, id })
      const direct = await named({ req, uses: await findDirectUses({ req, collection, keys }) })
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
