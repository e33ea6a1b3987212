import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { hostAndPortOf } from '../../options/forwarded.mjs'
import { parseUrl } from '../../tree'

/** What makes, changes or ends a session. No session is asked for here, so that Payload's own check never sees these. */
const OF_SESSIONS = ['/login', '/logout', '/forgot-password', '/reset-password', '/refresh-token', '/first-register']

/** Another site's page must not sign its visitor in here, or out. What is no browser says neither where it comes from nor why. */
export function refuseForeignOrigin(req: PayloadRequest, { path }: Pick<Endpoint, 'path'>): void {
  if (!OF_SESSIONS.includes(path)) return
  const origin = req.headers.get('Origin')
  const site = req.headers.get('Sec-Fetch-Site')
  const isFine = origin === null ? site === null || site === 'same-origin' || site === 'none' : isKnown(origin, req)
  if (!isFine) throw new APIError('Accounts are signed in from pages of this site only.', 403, null, true)
}

/** The site's own, by the address that was asked, and those that the application lists. No page of another site can claim a host. */
function isKnown(origin: string, { headers, payload: { config } }: PayloadRequest): boolean {
  const listed = [config.serverURL, ...config.csrf, ...(Array.isArray(config.cors) ? config.cors : [])]
  if (listed.includes(origin)) return true
  const host = parseUrl(origin)?.host ?? ''
  return host !== '' && host === hostAndPortOf((name) => headers.get(name))
}
