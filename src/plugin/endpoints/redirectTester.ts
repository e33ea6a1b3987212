import { APIError, Forbidden, type Endpoint } from 'payload'
import { isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { redirectTable } from '../../serve/proxy/redirects.mjs'
import { isOwnPath, normalizePath } from '../../tree'

/**
 * `GET /api/voix/redirects/test?address=/old` -> `{ path, host, isOwn, found }`: the rule that an address follows, by the proxy's own
 * table. `found` is `{ id, from, host, to, status }`, or `null`. With a whole address its host counts, too. For staff.
 */
export const testRedirect: Endpoint = {
  path: '/voix/redirects/test',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { address } = req.query as { address?: unknown }
    const url = typeof address === 'string' ? readAddress(address.trim()) : null
    if (!url) throw new APIError('Give a path such as /old, or a whole address: ?address=/old', 400, null, true)
    const path = String(normalizePath(decode(url.pathname)))
    const host = url.hostname === NO_HOST ? '' : url.hostname
    const { redirects, pages } = slugsOf(req)
    const isOwn = isOwnPath(path, req.payload.config.routes.admin)
    const found = isOwn ? null : (await redirectTable({ redirects, pages }))({ host, path })
    return Response.json(
      { path, host: host || null, isOwn, found: found && { ...found.rule, to: found.to } },
      { headers: { 'Cache-Control': 'no-store' } },
    )
  },
}

const NO_HOST = 'any.invalid'

function readAddress(text: string): URL | null {
  const whole = text.startsWith('/') ? `http://${NO_HOST}${text}` : text
  return URL.canParse(whole) && /^https?:/.test(whole) ? new URL(whole) : null
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
