import { APIError, Forbidden, type Endpoint } from 'payload'
import { normalizePath, pathProblem } from '../../../tree'
import { isStaff } from '../../../collections/core/access'
import { takenProblem } from '../takenProblem'

/**
 * `GET /api/pages/check-path?path=/specials&siteId=0&page=<id>` -> `{ path, problem }`: the address as it would be stored, and why a
 * page (`page`; without it a new one) cannot have it. A save decides anew, under a lock.
 */
export const checkPathEndpoint = ({ reserved }: { reserved: readonly string[] }): Endpoint => ({
  path: '/check-path',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { path, siteId, page } = req.query as Record<string, string | undefined>
    const normal = normalizePath(path)
    if (typeof normal !== 'string' || normal === '') throw new APIError('Say which path: ?path=/the/path', 400)
    const problem =
      pathProblem({ path: normal, reserved }) ??
      (await takenProblem({ req, id: page ?? null, path: normal, siteId: Number(siteId) || 0 }))
    return Response.json({ path: normal, problem })
  },
})
