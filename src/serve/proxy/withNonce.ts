import type { NextRequest, NextResponse } from 'next/server'
import { contentSecurityPolicy } from '../security/headers.mjs'

/** In requests: what an inline script of the answer carries. */
export const NONCE_HEADER = 'x-nonce'

/** What the answer is made from: the request as the page gets it. */
interface Init {
  request: { headers: Headers }
}

/**
 * Answers for staff are made one by one, so their scripts carry a word that nobody knows before: whatever else gets into such a page
 * does not run, and sends nothing to other hosts. Next reads the word from the policy in the request's headers.
 */
export function withNonce(
  { headers: given }: NextRequest,
  { isFramed }: { isFramed: boolean },
  answer: (init: Init) => NextResponse,
): NextResponse {
  const nonce = crypto.randomUUID()
  const policy = contentSecurityPolicy({
    isDevelopment: process.env.NODE_ENV === 'development',
    frameHosts: process.env.VOIX_FRAME_HOSTS?.split(' ').filter(Boolean) ?? [],
    staff: { nonce, isFramed },
  })
  const headers = new Headers(given)
  headers.set('Content-Security-Policy', policy)
  headers.set(NONCE_HEADER, nonce)
  const response = answer({ request: { headers } })
  response.headers.set('Content-Security-Policy', policy)
  return response
}
