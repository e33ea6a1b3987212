import type { PayloadRequest } from 'payload'
import { hasRole } from '../../collections/core/access'
import type { ReviewStatus } from '../../contract/review'
import { getVoix, slugsOf } from '../../options/getVoix'

type Id = number | string

/** Where a page's review stands, as it is stored. */
export interface StoredStatus {
  id: Id
  status: NonNullable<ReviewStatus['status']>
  rev?: number | null
  askedBy?: Id | null
  askedAt?: string | null
  reviewers?: Id[] | null
  decidedBy?: Id | null
  decidedAt?: string | null
}

interface Asked {
  req: PayloadRequest
  page: Id
}

/** `null`: there was no review yet. */
export async function findStatus({ req, page }: Asked): Promise<StoredStatus | null> {
  return req.payload.db.findOne<StoredStatus>({
    collection: slugsOf(req)['page-reviews'],
    where: { page: { equals: page } },
    req,
  })
}

/** Writes where the review of a page stands. Its caller holds the lock of the page: there is one status per page. */
export async function setStatus({ req, page, ...status }: Asked & Partial<Omit<StoredStatus, 'id'>>): Promise<void> {
  const collection = slugsOf(req)['page-reviews']
  const stored = await findStatus({ req, page })
  const updatedAt = new Date().toISOString()
  if (stored) {
    // The adapter inserts over what is there where a list of documents is among the data: it needs the whole.
    await req.payload.db.updateOne({ collection, id: stored.id, data: { ...stored, ...status, updatedAt }, req })
    return
  }
  const data = { status: 'pending', ...status, page, createdAt: updatedAt, updatedAt }
  await req.payload.db.create({ collection, data, req })
}

/** Who says whether a page is as it should be. */
export function mayApprove(asker: Pick<PayloadRequest, 'user' | 'payload'>): boolean {
  return hasRole(asker, ...getVoix(asker.payload.config).review.approvers)
}
