import { APIError, type Endpoint } from 'payload'
import { isStaff, modestDepth, takeTurn } from '../../../collections/core/access'
import { normalizePath } from '../../../tree'
import { slugsOf } from '../../../options/getVoix'

/**
 * `GET /api/pages/by-path?path=/specials&tree=true&siteId=0&locale=en`: the page at an address as the caller may see it;
 * staff add `draft=true` for the newest version.
 */
export const byPath: Endpoint = {
  path: '/by-path',
  method: 'get',
  handler: async (req) => {
    const { path, siteId, draft, depth } = req.query as Record<string, string | undefined>
    if (!path) throw new APIError('Say which page: ?path=/the/path', 400)
    const asked = modestDepth({ req, depth: depth === undefined ? undefined : Number(depth) || 0 })
    const end = isStaff(req) ? () => {} : await takeTurn(req)
    const found = req.payload.find({
      collection: slugsOf(req).pages,
      where: { and: [{ path: { equals: normalizePath(path) } }, { siteId: { equals: Number(siteId ?? 0) } }] },
      // Anybody else sees what is published, and not even whether there is a draft.
      draft: draft === 'true' && isStaff(req),
      ...(asked === undefined ? {} : { depth: asked }),
      limit: 1,
      pagination: false,
      overrideAccess: false,
      req,
    })
    const { docs } = await found.finally(end)
    // `tree=true` is the read hook's business, here as in every other read.
    const [page] = docs
    if (!page) throw new APIError(`There is no page at "${path}".`, 404)
    const headers = { 'Content-Type': 'application/json' }
    return new Response(JSON.stringify(page), { headers })
  },
}
