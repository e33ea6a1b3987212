/**
 * Runs once when a server starts: expires what became outdated while the server was down before the first request, and
 * removes forwarded headers that a client may have forged (see `VOIX_TRUST_PROXY`). Next itself trusts these headers.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { dropForgedHeaders } = await import('../serve/proxy/dropForgedHeaders')
  dropForgedHeaders()
  const { shared } = await import('../serve/cache/shared.mjs')
  await shared()
    .expiry.look()
    .catch(() => {})
}
