import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import { hashOf } from './secrets'

/** Where a preview link leads, and in whose name. */
export interface SharedLink {
  page: string
  by: string
}

/** The link of a secret; `null`: it leads nowhere, or not any more. */
export async function linkOf(req: PayloadRequest, secret: string): Promise<SharedLink | null> {
  return req.payload.db.findOne<SharedLink & { id: string }>({
    collection: slugsOf(req)['preview-links'],
    where: { and: [{ hash: { equals: hashOf(secret) } }, { expiresAt: { greater_than: new Date().toISOString() } }] },
    req,
  })
}
