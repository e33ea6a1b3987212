import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { hostAndPortOf } from '../../options/forwarded.mjs'
import { parseUrl } from '../../tree'

/** Endpoints that create, change or end a session. They need no session, so Payload's CSRF check does not apply. */
const OF_SESSIONS = ['/login', '/logout', '/forgot-password', '/reset-password', '/refresh-token', '/first-register']

/**
 * Refuses requests from pages of other sites, which must not sign a visitor in or out. Clients that are not browsers
 * send neither header.
 */
export function refuseForeignOrigin(req: PayloadRequest, { path }: Pick<Endpoint, 'path'>): void {
  if (!OF_SESSIONS.includes(path)) return
  const origin = req.headers.get('Origin')
  const site = req.headers.get('Sec-Fetch-Site')
  const isFine = origin === null ? site === null || site === 'same-origin' || site === 'none' : isKnown(origin, req)
  if (!isFine) throw new APIError('Accounts are signed in from pages of this site only.', 403, null, true)
}

/** Returns whether an origin is the site's own, by the requested host, or listed by the application. */
function isKnown(origin: string, { headers, payload: { config } }: PayloadRequest): boolean {
  const listed = [config.serverURL, ...config.csrf, ...(Array.isArray(config.cors) ? config.cors : [])]
  if (listed.includes(origin)) return true
  const host = parseUrl(origin)?.host ?? ''
  return host !== '' && host === hostAndPortOf((name) => headers.get(name))
}
