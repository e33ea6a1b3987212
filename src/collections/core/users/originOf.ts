import type { PayloadRequest } from 'payload'

/** Where people know the site: what is sent to them, and to a provider, begins with it. */
export function originOf(req: PayloadRequest): string {
  return (req.payload.config.serverURL || process.env.VOIX_SERVER_URL || req.origin || '').replace(/\/$/, '')
}
