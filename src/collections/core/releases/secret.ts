import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { hashOf, isSameSignature } from '../secrets'
import { findRelease, type StoredRelease } from './stored'

/** Returns the release of a preview address, or `null` if the secret is wrong, expired or revoked. */
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
  if (!release) return null
  const { previewSecretHash: hash, previewSecretExpiresAt: until } = release
  if (hash && until && hash === hashOf(secret)) return Date.parse(until) > Date.now() ? release : null
  const [kind, expires = ''] = secret.split('.')
  const isSigned = kind === STAFF && isSameSignature(secret, signed({ req, release, expires }))
  return isSigned && Number(expires) > Date.now() ? release : null
}

const STAFF = 'staff'
const AN_HOUR = 3_600_000

/**
 * Returns a secret with which staff can preview a release for an hour. It becomes invalid when the preview link is
 * created again or revoked.
 */
export function staffSecret({ req, release }: { req: PayloadRequest; release: StoredRelease }): string {
  return signed({ req, release, expires: String(Date.now() + AN_HOUR) })
}

function signed({ req, release, expires }: { req: PayloadRequest; release: StoredRelease; expires: string }): string {
  const about = JSON.stringify(['voix-release', String(release.id), expires, release.previewSecretHash ?? null])
  return [STAFF, expires, createHmac('sha256', req.payload.secret).update(about).digest('base64url')].join('.')
}
