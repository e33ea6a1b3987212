import type { PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { z } from 'zod'
import { originOf } from '../../collections/core/users/originOf'
import type { Begun, Tokens } from './provider'

/** Maximum time in seconds for the login at the provider. */
const BEGUN_S = 10 * 60
/** 150 days. */
const TOKENS_S = 60 * 60 * 24 * 30 * 5
/** Browsers reject larger cookies. */
const LARGEST = 4000

const Stored = z.object({
  state: z.string().min(1),
  verifier: z.string().min(1),
  nonce: z.string().min(1),
  to: z.string(),
})

type Name = 'sign-in' | 'access-token' | 'refresh-token'
const TOKENS = ['access-token', 'refresh-token'] as const

/** Returns the state of a started login, or `null` if the cookie is missing or invalid. */
export function readBegun(req: PayloadRequest): Begun | null {
  const stored = readCookie(req, 'sign-in')
  if (stored === null) return null
  try {
    return Stored.parse(JSON.parse(Buffer.from(stored, 'base64url').toString()))
  } catch {
    return null
  }
}

export function begunCookie(req: PayloadRequest, begun: Begun): string {
  return write(req, {
    name: 'sign-in',
    value: Buffer.from(JSON.stringify(begun)).toString('base64url'),
    seconds: BEGUN_S,
  })
}

export function forgetBegun(req: PayloadRequest): string {
  return write(req, { name: 'sign-in', value: '', seconds: 0 })
}

/** Returns HttpOnly cookies that are sent to the API only. Tokens that exceed a cookie's size are omitted. */
export function tokenCookies(req: PayloadRequest, { access, refresh }: Tokens): string[] {
  const values = { 'access-token': access, 'refresh-token': refresh }
  return TOKENS.flatMap((name) => {
    const value = values[name]
    return value && value.length <= LARGEST ? [write(req, { name, value, seconds: TOKENS_S })] : []
  })
}

export function forgetTokens(req: PayloadRequest): string[] {
  return TOKENS.filter((name) => readCookie(req, name) !== null).map((name) =>
    write(req, { name, value: '', seconds: 0 }),
  )
}

/** Returns the tokens of the request's cookies, the longest-lived first. */
export function readTokens(req: PayloadRequest): string[] {
  return TOKENS.toReversed().flatMap((name) => readCookie(req, name) ?? [])
}

function readCookie({ headers, payload }: PayloadRequest, name: Name): string | null {
  return parseCookies(headers).get(`${payload.config.cookiePrefix}-${name}`) || null
}

function write(req: PayloadRequest, { name, value, seconds }: { name: Name; value: string; seconds: number }): string {
  const { cookiePrefix, routes } = req.payload.config
  return generateCookie({
    name: `${cookiePrefix}-${name}`,
    value,
    expires: new Date(Date.now() + (seconds > 0 ? seconds : -1) * 1000),
    ...(seconds > 0 ? { maxAge: seconds } : {}),
    path: routes.api,
    httpOnly: true,
    // The provider redirects back here from its own site.
    sameSite: 'Lax',
    secure: originOf(req).startsWith('https:'),
    returnCookieAsObject: false,
  }) as string
}
