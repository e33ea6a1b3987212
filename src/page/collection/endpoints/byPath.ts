import { APIError } from 'payload'
import { isStaff, modestDepth, takeTurn } from '../../../collections/core/access'
import { createEndpoint } from '../../../collections/core/endpoints/createEndpoint'
import { readByPath } from '../../../contract/paths'
import { normalizePath } from '../../../tree'
import { slugsOf } from '../../../options/getVoix'

export const byPath = createEndpoint(readByPath, async ({ req, query: { path, siteId, draft, depth: wanted } }) => {
  const depth = modestDepth({ req, depth: wanted })
  const end = isStaff(req) ? () => {} : await takeTurn(req)
  const found = req.payload.find({
    collection: slugsOf(req).pages,
    where: { and: [{ path: { equals: normalizePath(path) } }, { siteId: { equals: siteId } }] },
    // Visitors get published pages only, and cannot find out whether a draft exists.
    draft: draft === 'true' && isStaff(req),
    ...(depth === undefined ? {} : { depth }),
    limit: 1,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const { docs } = await found.finally(end)
  // The read hook has already applied `tree=true`.
  const [page] = docs
  if (!page) throw new APIError(`There is no page at "${path}".`, 404)
  return new Response(JSON.stringify(page), { headers: { 'Content-Type': 'application/json' } })
})
