import { APIError, Forbidden, type PayloadRequest } from 'payload'
import { columnId } from '../../collections/core/database/tables'
import type { BodyOf } from '../../contract/endpoint'
import type { decideReview } from '../../contract/review'
import { slugsOf } from '../../options/getVoix'
import { lockHead } from '../store/head'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { mustBeThere } from '../store/mustBeThere'
import { mayApprove, setStatus } from '../store/reviewStatus'

interface Deciding {
  req: PayloadRequest
  page: string
  body: BodyOf<typeof decideReview>
}

/**
 * Requests a review (users who may update the page), or stores its result (reviewers and administrators). The result is
 * for a revision. Throws a 409 if the page has changed since.
 */
export async function decide({ req, page, body }: Deciding): Promise<void> {
  const head = await lockHead({ req, id: page })
  mustBeThere(head)
  const now = new Date().toISOString()
  const id = columnId(req, slugsOf(req).pages, page) ?? page
  const me = req.user?.id
  if (body.action === 'ask') {
    await mayUpdate({ req, collection: req.payload.collections[slugsOf(req).pages].config, id: page, data: {} })
    const reviewers = body.reviewers.flatMap((user) => columnId(req, slugsOf(req).users, user) ?? [])
    const nobody = { rev: null, decidedBy: null, decidedAt: null }
    return setStatus({ req, page: id, status: 'pending', askedBy: me, askedAt: now, reviewers, ...nobody })
  }
  if (!mayApprove(req)) throw new Forbidden(req.t)
  if (body.rev !== head.rev) {
    const message = `The page was changed since you opened it: it is at rev ${head.rev}, your decision is about rev ${body.rev}.`
    throw new APIError(message, 409, { rev: head.rev }, true)
  }
  const status = body.action === 'approve' ? 'approved' : 'changes'
  return setStatus({ req, page: id, status, rev: head.rev, decidedBy: me, decidedAt: now })
}
