import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import type { NextRequest, NextResponse } from 'next/server'
import { REMEMBER_CONSENT } from '../../render/interest/consent'
import { frameHosts } from './frameHosts'
import { contentSecurityPolicy } from './headers.mjs'

/** In requests: what an inline script of the answer carries. */
export const NONCE_HEADER = 'x-nonce'

/** The request header with the original path, since the proxy rewrites the path. */
export const ASKED_HEADER = 'x-voix-asked'

/** Of this process, and told to nobody. */
const KEY = randomBytes(32)

/** Layouts bring this script along, which knows no word. */
const LAYOUTS_OWN = `'sha256-${createHash('sha256').update(REMEMBER_CONSENT).digest('base64')}'`

/** What the answer is made from: the request as the page gets it. */
interface Init {
  request: { headers: Headers }
}

interface Staff {
  /** The session's token; `undefined` for whoever has none. */
  session: string | undefined
  isFramed: boolean
}

/**
 * Answers for staff are made one by one, so their scripts carry a word that nobody else knows: whatever else gets into such a page does
 * not run, and sends nothing to other hosts. Next reads the word from the policy in the request's headers.
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
  headers.set(ASKED_HEADER, nextUrl.pathname)
  const response = answer({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}

/**
 * One word per session: Next writes it at the scripts' files too, and V8 takes a file with another word for another script. With a new word
 * per answer it would compile the studio and its preview anew each time they are opened in a tab, which takes as long as the rest.
 */
function nonceOf(session: string | undefined): string {
  return session ? createHmac('sha256', KEY).update(session).digest('base64url') : randomUUID()
}
