/** Returns the origin of an application whose `sites` define none: that of `VOIX_SERVER_URL`, or localhost. */
export function ownOrigin(env: Record<string, string | undefined> = process.env): string {
  return env.VOIX_SERVER_URL ? new URL(env.VOIX_SERVER_URL).origin : `http://localhost:${env.PORT ?? '3000'}`
}
