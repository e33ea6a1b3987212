import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { NextRequest, NextResponse } from 'next/server'
import { REMEMBER_CONSENT } from '../../render/visitorTags/consent'
import { frameHosts } from './frameHosts'
import { contentSecurityPolicy } from './headers.mjs'

/** The request header with the nonce of inline scripts. */
export const NONCE_HEADER = 'x-nonce'

/** The request header with the original path, since the proxy rewrites the path. */
export const PATH_HEADER = 'x-voix-asked'

/** The secret of this process. */
const KEY = randomBytes(32)

/** Layouts include this script without a nonce. */
const LAYOUTS_OWN = `'sha256-${createHash('sha256').update(REMEMBER_CONSENT).digest('base64')}'`

/** The options of the response: the request as the page gets it. */
interface Init {
  request: { headers: Headers }
}

interface Staff {
  /** The session's token; `undefined` without a session. */
  session: string | undefined
  isFramed: boolean
}

/**
 * Sets a policy with a nonce. Responses for staff are rendered one by one, so their scripts carry a secret nonce:
 * injected scripts do not run, and the page sends nothing to other hosts. Next reads the nonce from the policy in the
 * request's headers.
 */
export function withNonce(
  { headers: given, nextUrl }: NextRequest,
  { session, isFramed }: Staff,
  answer: (init: Init) => NextResponse,
): NextResponse {
  const nonce = nonceOf(session)
  const policy = contentSecurityPolicy({
    isDevelopment: process.env.NODE_ENV === 'development',
    frameHosts: frameHosts(),
    staff: { nonce, isFramed },
    more: isFramed ? { 'script-src': [LAYOUTS_OWN] } : {},
  })
  const headers = new Headers(given)
  headers.set('Content-Security-Policy', policy)
  headers.set(NONCE_HEADER, nonce)
  headers.set(PATH_HEADER, nextUrl.pathname)
  const response = answer({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/**
 * Returns one nonce per session: Next adds it to script files too, and V8 treats a file with another nonce as another
 * script. With a nonce per response it would compile the studio and its preview again for each tab, which takes as long
 * as the rest.
 */
function nonceOf(session: string | undefined): string {
  return session ? createHmac('sha256', KEY).update(session).digest('base64url') : randomUUID()
}
