import { createHmac, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'

/** HttpOnly cookie with the proof. */
const PROOF = 'voix-identity'
const DAYS = 30
/** Maximum lifetime in seconds of a provider's response. */
const ANSWER_SECONDS = 300

/** A service that verifies teachers, nurses or members of a company. */
export interface IdentityProvider {
  /** Visitors are sent there with `return_to` and `state`, and come back with `state`, `expires` and `signature`. */
  url: string
  /** Shared with the provider, which signs `<state>.<expires>` by HMAC-SHA256, in hex. */
  secret: string
}

/** Returns the provider that verifies teachers, nurses and members, or `undefined` if the environment sets none. */
export function identityProvider(): IdentityProvider | undefined {
  const { VOIX_IDENTITY_URL: url, VOIX_IDENTITY_SECRET: secret } = process.env
  return url && secret ? { url, secret } : undefined
}

/** Signs a text with the application's own secret. */
function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex')
}

function isSigned(secret: string, text: string, signature: string): boolean {
  const [wanted, given] = [Buffer.from(sign(secret, text)), Buffer.from(signature)]
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}

/**
 * Returns the address of the verification. The signed `state` contains the page and proves that the visitor started
 * here.
 */
export function identityAddress({ url }: IdentityProvider, req: PayloadRequest, page: string): string {
  const state = `${Buffer.from(page).toString('base64url')}.${sign(req.payload.secret, `identity:${page}`)}`
  const address = new URL(url)
  address.searchParams.set('state', state)
  return address.href
}

/** Returns the page to return to if the provider's response is valid and recent, otherwise `null`. */
export function readAnswer({ secret }: IdentityProvider, req: PayloadRequest, now: number): string | null {
  const { state = '', expires = '', signature = '' } = req.query as Record<string, string | undefined>
  if (!isSigned(secret, `${state}.${expires}`, signature)) return null
  const until = Number(expires)
  if (!(until > now && until <= now + ANSWER_SECONDS * 1000)) return null
  const [page = '', own = ''] = state.split('.')
  const path = Buffer.from(page, 'base64url').toString()
  return isSigned(req.payload.secret, `identity:${path}`, own) ? path : null
}

/** Returns the cookies of a verified visitor. */
export function proofCookies(req: PayloadRequest, hint: string, now: number): string[] {
  const until = String(now + DAYS * 864e5)
  const rest = `Path=/; SameSite=Lax; Max-Age=${DAYS * 86400}`
  const secure = new URL(req.url ?? 'http://x').protocol === 'https:' ? '; Secure' : ''
  const proof = `${until}.${sign(req.payload.secret, `verified:${until}`)}`
  return [`${PROOF}=${proof}; HttpOnly; ${rest}${secure}`, `${hint}=1; ${rest}${secure}`]
}

/** Returns whether the visitor was verified, or is a signed-in travel agent. */
export function isVerified(req: PayloadRequest, now: number): boolean {
  if (req.user?.roles?.includes('agent')) return true
  const proof = new RegExp(`(?:^|; )${PROOF}=([^;]+)`).exec(req.headers.get('cookie') ?? '')?.[1] ?? ''
  const [until = '', signature = ''] = proof.split('.')
  return Number(until) > now && isSigned(req.payload.secret, `verified:${until}`, signature)
}
