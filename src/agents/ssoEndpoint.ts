import { createHmac, randomUUID } from 'node:crypto'
import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { PARTNERS, type PartnerName } from './partners'

/** Lifetime of a token in seconds. */
const SECONDS = 60

/**
 * `GET /api/agents/sso?to=academy` redirects a signed-in travel agent to a partner with a short-lived JWT (HS256),
 * signed with the secret shared with the partners. Throws a 403 for other users.
 */
export const ssoEndpoint = ({ secret }: { secret: string | undefined }): Endpoint => ({
  path: '/agents/sso',
  method: 'get',
  handler: (req) => {
    const name = req.searchParams.get('to') ?? ''
    if (!Object.hasOwn(PARTNERS, name)) throw new APIError('There is no such partner.', 404, null, true)
    if (!req.user?.roles?.includes('agent')) throw new Forbidden(req.t)
    if (!secret)
      throw new APIError('No secret is shared with the partners: set VOIX_AGENTS_SSO_SECRET.', 503, null, true)
    const url = new URL(PARTNERS[name as PartnerName].url)
    url.searchParams.set('token', pass({ user: req.user, audience: name, secret }))
    return new Response(null, { status: 303, headers: { 'Cache-Control': 'no-store', Location: url.href } })
  },
})

interface Pass {
  user: NonNullable<PayloadRequest['user']>
  audience: string
  secret: string
}

function pass({ user: { id, email, name }, audience, secret }: Pass): string {
  const now = Math.floor(Date.now() / 1000)
  const claims = {
    iss: 'solmara',
    aud: audience,
    sub: String(id),
    email,
    name,
    iat: now,
    exp: now + SECONDS,
    jti: randomUUID(),
  }
  const [head, body] = [{ alg: 'HS256', typ: 'JWT' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  return `${head}.${body}.${createHmac('sha256', secret).update(`${head}.${body}`).digest('base64url')}`
}
