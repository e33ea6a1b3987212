import { createHash, randomBytes } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { findRelease, type StoredRelease } from './stored'

/** Of a preview: 256 bits, shown to whoever makes it and to nobody again. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a secret. It is random and long: a plain hash cannot be guessed back. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** The release that a preview's address names; `null` without its secret, and with one that has expired or was taken back. */
export async function findBySecret({
  req,
  id,
  secret,
}: {
  req: PayloadRequest
  id: string
  secret: string
}): Promise<StoredRelease | null> {
  const release = await findRelease({ req, id })
  const { previewSecretHash: hash, previewSecretExpiresAt: until } = release ?? {}
  if (!release || !hash || !until || hash !== hashOf(secret)) return null
  return Date.parse(until) > Date.now() ? release : null
}
