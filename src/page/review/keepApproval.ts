import { APIError, type CollectionBeforeChangeHook, type PayloadRequest, type SanitizedCollectionConfig } from 'payload'
import { isAdministrator } from '../../collections/core/access'
import { getVoix } from '../../options/getVoix'
import { diff } from '../../tree'
import { headBefore } from '../store/headContext'
import { writeOf } from '../store/writeContext'
import { savedFieldsOf, snapshotOf, type StoredPage } from '../store/content'
import { readLivePage } from '../store/versions'
import { findStatus, setStatus, type StoredStatus } from '../store/reviewStatus'

/**
 * An approval is valid for one revision. A write that changes the content resets it, and a write that only publishes
 * moves it to the new revision. If the application requires approvals, refuses to publish a page without one through
 * any API.
 */
export const keepApproval: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const before = operation === 'create' ? null : (originalDoc as StoredPage & { id: number | string })
  const write = before ? writeOf({ req, id: before.id }) : {}
  // A write within a release does not change the page outside.
  if (write.release !== undefined) return data
  const after: StoredPage = { ...before, ...(data as StoredPage) }
  const head = before && headBefore({ req, id: String(before.id) })
  const review = before && (await findStatus({ req, page: before.id }))
  const isApproved = review?.status === 'approved' && review.rev === head?.rev
  const isSame = isApproved && before !== null && hasSameContent({ collection, before, after })
  const isCovered = (isApproved && isSame) || write.isApproved === true
  if (after._status === 'published' && needsApproval(req) && !isCovered) {
    const live = before && (await readLivePage({ req, id: String(before.id) }))
    const isLive = live?._status === 'published' && hasSameContent({ collection, before: live, after })
    if (!isLive) throw refusal({ rev: head?.rev ?? null, review, isApproved })
  }
  if (before && head && review?.status === 'approved') {
    await setStatus({ req, page: before.id, ...(isSame ? { rev: head.rev + 1 } : { status: 'pending' }) })
  }
  return data
}

/** Returns whether the write needs an approval. Writes without a user (seeds, migrations, jobs) do not. */
function needsApproval(req: PayloadRequest): boolean {
  const { required, administratorsMayOverride } = getVoix(req.payload.config).review
  return required && Boolean(req.user) && !(administratorsMayOverride && isAdministrator(req))
}

function hasSameContent({
  collection,
  before,
  after,
}: {
  collection: SanitizedCollectionConfig
  before: StoredPage
  after: StoredPage
}): boolean {
  const fields = savedFieldsOf(collection)
  return diff(snapshotOf(before, fields), snapshotOf(after, fields)) === null
}

interface Refused {
  rev: number | null
  review: StoredStatus | null
  isApproved: boolean
}

function refusal({ rev, review, isApproved }: Refused): APIError {
  return new APIError(`${reasonOf({ rev, review, isApproved })} Nothing was published.`, 409, { rev }, true)
}

function reasonOf({ rev, review, isApproved }: Refused): string {
  if (rev === null) return 'A page is published once it has been approved: save it as a draft and ask for a review.'
  if (isApproved) return 'What you publish is not what was approved: save your changes as a draft and ask for a review.'
  if (review?.status === 'changes') return 'The reviewer requested changes: make them and ask for a review again.'
  // The review keeps the approved revision.
  if (typeof review?.rev === 'number') return 'The page was changed after it had been approved: ask for a review again.'
  return `The page has not been approved at rev ${rev}: ask for a review.`
}
