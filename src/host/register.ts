/**
 * Runs once when a server starts: what expired meanwhile is known before the first visitor comes, and requests lose what a visitor says of
 * servers in front (see `VOIX_TRUST_PROXY`). Next itself believes it.
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
