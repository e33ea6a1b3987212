import type { Endpoint, PayloadRequest } from 'payload'
import { APIError, Forbidden } from 'payload'
import { isStaff } from '../../collections/core/access'
import { inRepeatableTransaction } from '../../collections/core/database/inTransaction'
import { openPageOf } from '../collaboration/access'
import { personOf } from '../collaboration/messages'
import { notify } from '../collaboration/notify'
import { lockPages } from '../hooks/stored'
import { addAnnotation, addComment, changeAnnotation, deleteAnnotation, editComment } from './annotate'
import { decide } from './decide'
import { annotationChange, comment, decision, newAnnotation, readBody } from './input'
import { reviewOf } from './readReview'
import { findStaff } from './staff'
import { tellByMail } from './tell'

const ANNOTATIONS = '/voix/pages/:id/annotations'

/**
 * Every one of them is for staff that may open the page, answers the review as it is afterwards (`PageReview`), and tells those who have the
 * page open. 400 with the field and the rule, 401, 403, 404.
 */
const endpoint = (
  method: 'get' | 'post' | 'patch' | 'delete',
  path: string,
  work: (asked: { req: PayloadRequest; page: string; uuid: string }) => Promise<(() => Promise<void>) | void>,
): Endpoint => ({
  path,
  method,
  handler: async (req) => {
    const { id: page } = await openPageOf(req)
    const uuid = String(req.routeParams?.uuid ?? '')
    const afterwards = await work({ req, page, uuid })
    const answer = Response.json(await reviewOf({ req, page }))
    await afterwards?.()
    return answer
  },
})

/** One change of a review, and the news of it, all of it or nothing. Changes of one page follow each other. */
async function change<Result>({
  req,
  page,
  work,
}: {
  req: PayloadRequest
  page: string
  work: () => Promise<Result>
}): Promise<Result> {
  return inRepeatableTransaction(req, async () => {
    await lockPages({ req, ids: [page] })
    const result = await work()
    await notify({ req, message: { kind: 'reviewed', page, by: personOf(req.user) } })
    return result
  })
}

/** Ids of accounts that are staff: whoever else is named is told nothing and is no part of the thread. */
async function staffAmong(req: PayloadRequest, ids: readonly string[]): Promise<string[]> {
  const staff = await findStaff({ req, ids })
  const unknown = ids.find((id) => !staff.some((one) => one.id === id))
  if (unknown === undefined) return staff.map(({ id }) => id)
  throw new APIError(`mentions: "${unknown}" is nobody who works on pages.`, 400, null, true)
}

/** `GET /api/voix/pages/:id/review` -> `PageReview`. */
const read = endpoint('get', '/voix/pages/:id/review', () => Promise.resolve())

/**
 * `POST /api/voix/pages/:id/review` with `{ action: 'ask', reviewers?: ids }`, or `{ action: 'approve' | 'changes', rev }`: of the revision
 * that was looked at, 409 when the page is at another one.
 */
const review = endpoint('post', '/voix/pages/:id/review', async ({ req, page }) => {
  const body = await readBody(req, decision)
  const reviewers = body.action === 'ask' ? await staffAmong(req, body.reviewers) : []
  await change({ req, page, work: () => decide({ req, page, body }) })
  return () => tellByMail({ req, page, to: reviewers, did: 'asks you to review', query: 'review' })
})

/** `POST /api/voix/pages/:id/annotations` with `{ uuid, element, x, y, breakpoint, text, mentions? }`. */
const add = endpoint('post', ANNOTATIONS, async ({ req, page }) => {
  const body = await readBody(req, newAnnotation)
  const mentions = await staffAmong(req, body.mentions)
  await change({ req, page, work: () => addAnnotation({ req, page, body: { ...body, mentions } }) })
  return () => tellMentioned({ req, page, uuid: body.uuid, to: mentions, text: body.text })
})

/** `PATCH /api/voix/pages/:id/annotations/:uuid` with `{ status }`, or `{ element, x, y }` (its author's). */
const update = endpoint('patch', `${ANNOTATIONS}/:uuid`, async (asked) => {
  const body = await readBody(asked.req, annotationChange)
  await change({ ...asked, work: () => changeAnnotation({ ...asked, body }) })
})

/** `DELETE /api/voix/pages/:id/annotations/:uuid`: its author's as long as nobody has answered (409), or an administrator's. */
const remove = endpoint('delete', `${ANNOTATIONS}/:uuid`, (asked) =>
  change({ ...asked, work: () => deleteAnnotation(asked) }),
)

/** `POST /api/voix/pages/:id/annotations/:uuid/comments` with `{ text, mentions? }`: in one's own name, dated by the server. */
const answer = endpoint('post', `${ANNOTATIONS}/:uuid/comments`, async (asked) => {
  const body = await readBody(asked.req, comment)
  const mentions = await staffAmong(asked.req, body.mentions)
  await change({ ...asked, work: () => addComment({ ...asked, body: { ...body, mentions } }) })
  return () => tellMentioned({ ...asked, to: mentions, text: body.text })
})

/** `PATCH /api/voix/pages/:id/annotations/:uuid/comments/:comment` with `{ text, mentions? }`: one's own words. */
const edit = endpoint('patch', `${ANNOTATIONS}/:uuid/comments/:comment`, async (asked) => {
  const body = await readBody(asked.req, comment)
  const mentions = await staffAmong(asked.req, body.mentions)
  const id = String(asked.req.routeParams?.comment)
  const { named } = await change({ ...asked, work: () => editComment({ ...asked, id, body: { ...body, mentions } }) })
  return () => tellMentioned({ ...asked, to: named, text: body.text })
})

/** `GET /api/voix/staff` -> `{ staff: [{ id, name, mayApprove }] }`: whom a comment may name. For staff. */
const staff: Endpoint = {
  path: '/voix/staff',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const people = await findStaff({ req })
    return Response.json({ staff: people.map(({ id, name, mayApprove }) => ({ id, name, mayApprove })) })
  },
}

export const reviewEndpoints: readonly Endpoint[] = [read, review, add, update, remove, answer, edit, staff]

function tellMentioned(told: { req: PayloadRequest; page: string; uuid: string; to: readonly string[]; text: string }) {
  return tellByMail({ ...told, did: 'mentions you on', query: `annotation=${encodeURIComponent(told.uuid)}` })
}
