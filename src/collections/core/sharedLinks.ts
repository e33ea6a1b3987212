import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { hashOf } from './secrets'

/** The page of a preview link, and the account that created the link. */
export interface SharedLink {
  page: string
  by: string
}

/** Returns the link of a secret, or `null` if it is unknown or expired. */
export async function linkOf(req: PayloadRequest, secret: string): Promise<SharedLink | null> {
  return req.payload.db.findOne<SharedLink & { id: string }>({
    collection: slugsOf(req)['preview-links'],
    where: { and: [{ hash: { equals: hashOf(secret) } }, { expiresAt: { greater_than: new Date().toISOString() } }] },
    req,
  })
}
