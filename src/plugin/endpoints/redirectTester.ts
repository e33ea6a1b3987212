import { APIError, Forbidden, type Endpoint } from 'payload'
import { isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { redirectTable } from '../../serve/proxy/redirects.mjs'
import { isOwnPath, readAddress } from '../../tree'

/**
 * `GET /api/voix/redirects/test?address=/old` -> `{ path, query, host, isOwn, found }`: the rule that an address follows, by the proxy's own
 * table. `found` is `{ id, from, host, to, status }`, or `null`. With a whole address its host counts, too. For staff.
 */
export const testRedirect: Endpoint = {
  path: '/voix/redirects/test',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { address } = req.query as { address?: unknown }
    const read = typeof address === 'string' && /^\s*(?:\/|https?:)/i.test(address) ? readAddress(address) : null
    if (!read) throw new APIError('Give a path such as /old, or a whole address: ?address=/old', 400, null, true)
    const { path, host, query } = read
    const { redirects, pages } = slugsOf(req)
    const isOwn = isOwnPath(path, req.payload.config.routes.admin)
    const found = isOwn
      ? null
      : (await redirectTable({ redirects, pages }))({ host: host ?? '', path, query: new URLSearchParams(query) })
    return Response.json(
      { path, query, host, isOwn, found: found && { ...found.rule, to: found.to } },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
}
