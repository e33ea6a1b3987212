/** The origin of an application without sites of their own: that of `VOIX_SERVER_URL`, or this machine. */
export function ownOrigin(env: Record<string, string | undefined> = process.env): string {
  return env.VOIX_SERVER_URL ? new URL(env.VOIX_SERVER_URL).origin : `http://localhost:${env.PORT ?? '3000'}`
}
