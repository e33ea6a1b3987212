import { APIError, type PayloadRequest } from 'payload'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { hashOf, makeSecret } from '../../collections/core/secrets'
import { changeRelease, withEvent } from './change'
import { lockRelease } from '../store/line'

const DAY = 24 * 3600 * 1000
const MOST_DAYS = 90

interface Preview {
  req: PayloadRequest
  id: string
}

/** Creates the secret of a release's preview and returns it, this once. The previous secret becomes invalid. */
export async function makePreview({
  req,
  id,
  days,
}: Preview & { days: number }): Promise<{ secret: string; expiresAt: string }> {
  if (!(days > 0 && days <= MOST_DAYS))
    throw new APIError(`days: a preview link lasts for 1 to ${MOST_DAYS} days.`, 400, { field: 'days' }, true)
  const secret = makeSecret()
  const expiresAt = new Date(Date.now() + days * DAY).toISOString()
  await writeSecret({ req, id, hash: hashOf(secret), expiresAt, what: 'preview link created' })
  return { secret, expiresAt }
}

/** Revokes the secret of a release's preview. */
export async function revokePreview({ req, id }: Preview): Promise<void> {
  await writeSecret({ req, id, hash: null, expiresAt: null, what: 'preview link revoked' })
}

async function writeSecret({
  req,
  id,
  hash,
  expiresAt,
  what,
}: Preview & { hash: string | null; expiresAt: string | null; what: string }): Promise<void> {
  await inTransaction(req, async () => {
    const release = await lockRelease({ req, id, how: 'whole' })
    const data = { previewSecretHash: hash, previewSecretExpiresAt: expiresAt }
    await changeRelease({ req, release, data: withEvent({ req, release, data, what }) })
  })
}
