/** Runs once when a server starts: what expired meanwhile is known before the first visitor comes. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { shared } = await import('../serve/cache/shared.mjs')
  await shared()
    .expiry.look()
    .catch(() => {})
}
