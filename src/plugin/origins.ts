/**
 * Returns the origins whose requests carry the session: the site's own, and `VOIX_TRUSTED_ORIGINS` (separated by
 * commas).
 */
export function trustedOrigins(env: Record<string, string | undefined> = process.env): string[] {
  const listed = (env.VOIX_TRUSTED_ORIGINS ?? '').split(',').map((origin) => origin.trim())
  const port = env.PORT ?? '3000'
  const own = env.VOIX_SERVER_URL ? [env.VOIX_SERVER_URL] : [`http://localhost:${port}`, `http://127.0.0.1:${port}`]
  return [...new Set([...own, ...listed].filter(Boolean).map((origin) => new URL(origin).origin))]
}
