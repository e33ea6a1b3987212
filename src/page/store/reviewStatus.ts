import type { PayloadRequest } from 'payload'
import { hasRole } from '../../collections/core/access'
import type { ReviewStatus } from '../../contract/review'
import { getVoix, slugsOf } from '../../options/getVoix'

type Id = number | string

/** The stored review status of a page. */
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

interface Input {
  req: PayloadRequest
  page: Id
}

/** Returns the review status of a page, or `null` if it has never been reviewed. */
export async function findStatus({ req, page }: Input): Promise<StoredStatus | null> {
  return req.payload.db.findOne<StoredStatus>({
    collection: slugsOf(req)['page-reviews'],
    where: { page: { equals: page } },
    req,
  })
}

/** Writes the review status of a page. The caller holds the page's lock, because a page has one status only. */
export async function setStatus({ req, page, ...status }: Input & Partial<Omit<StoredStatus, 'id'>>): Promise<void> {
  const collection = slugsOf(req)['page-reviews']
  const stored = await findStatus({ req, page })
  const updatedAt = new Date().toISOString()
  if (stored) {
    // The adapter inserts instead of updating when the data contain a `hasMany` relationship, so pass all fields.
    await req.payload.db.updateOne({ collection, id: stored.id, data: { ...stored, ...status, updatedAt }, req })
    return
  }
  const data = { status: 'pending', ...status, page, createdAt: updatedAt, updatedAt }
  await req.payload.db.create({ collection, data, req })
}

/** Returns whether the user may approve pages. */
export function mayApprove(asker: Pick<PayloadRequest, 'user' | 'payload'>): boolean {
  return hasRole(asker, ...getVoix(asker.payload.config).review.approvers)
}
