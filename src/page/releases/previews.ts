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

/** A new secret for a release's preview; the one before it opens nothing any more. It is told once. */
export async function makePreview({
  req,
  id,
  days,
}: Preview & { days: number }): Promise<{ secret: string; expiresAt: string }> {
  if (!(days > 0 && days <= MOST_DAYS))
    throw new APIError(`days: a preview is there for 1 to ${MOST_DAYS} days.`, 400, { field: 'days' }, true)
  const secret = makeSecret()
  const expiresAt = new Date(Date.now() + days * DAY).toISOString()
  await writeSecret({ req, id, hash: hashOf(secret), expiresAt, what: 'preview link made' })
  return { secret, expiresAt }
}

/** Nobody gets in with the secret that there was. */
export async function revokePreview({ req, id }: Preview): Promise<void> {
  await writeSecret({ req, id, hash: null, expiresAt: null, what: 'preview link taken back' })
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
