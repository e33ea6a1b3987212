import type { IncomingMessage } from 'node:http'

const KEY = Symbol.for('voix.requests')

/**
 * Runs once when a server starts: what expired meanwhile is known before the first visitor comes, and requests lose what a visitor says of
 * servers in front (see `VOIX_TRUST_PROXY`). Next itself believes it.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { subscribe } = await import('node:diagnostics_channel')
  const { dropForged } = await import('../options/forwarded.mjs')
  const scope = globalThis as { [KEY]?: true }
  if (!scope[KEY]) {
    subscribe('http.server.request.start', (message) => dropForged((message as { request: IncomingMessage }).request))
    scope[KEY] = true
  }
  const { shared } = await import('../serve/cache/shared.mjs')
  await shared()
    .expiry.look()
    .catch(() => {})
}
