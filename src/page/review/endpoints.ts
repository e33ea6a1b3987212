import { APIError, type Endpoint, type PayloadRequest } from 'payload'
import { inRepeatableTransaction } from '../../collections/core/database/inTransaction'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import * as contract from '../../contract/review'
import { openPageOf } from '../store/openPage'
import { personOf } from '../store/messages'
import { notify } from '../store/notify'
import { lockPages } from '../store/head'
import { addAnnotation, addComment, changeAnnotation, deleteAnnotation, editComment } from './annotate'
import { decide } from './decide'
import { reviewOf } from './readReview'
import { findStaff } from './staff'
import { tellByMail } from './tell'

/** Runs after the review was read for the response. */
type Afterwards = () => Promise<void>

/** Runs the work on the page of the request, and returns the review after it. */
async function reviewAfter(
  req: PayloadRequest,
  work: (page: string) => Promise<Afterwards | void>,
): Promise<contract.Review> {
  const { id: page } = await openPageOf(req)
  const afterwards = await work(page)
  const review = await reviewOf({ req, page })
  await afterwards?.()
  return review
}

/**
 * Changes a review and notifies other windows, in one transaction. The page's lock runs changes of one page in
 * sequence.
 */
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

/** Returns the ids of users who are staff. Throws a 400 for others, who must not be notified or see the thread. */
async function staffAmong(req: PayloadRequest, ids: readonly string[]): Promise<string[]> {
  const staff = await findStaff({ req, ids })
  const unknown = ids.find((id) => !staff.some((one) => one.id === id))
  if (unknown === undefined) return staff.map(({ id }) => id)
  throw new APIError(`mentions: "${unknown}" is not a staff user.`, 400, null, true)
}

const read = createEndpoint(contract.readReview, ({ req }) => reviewAfter(req, () => Promise.resolve()))

const review = createEndpoint(contract.decideReview, ({ req, body }) =>
  reviewAfter(req, async (page) => {
    const reviewers = body.action === 'ask' ? await staffAmong(req, body.reviewers) : []
    await change({ req, page, work: () => decide({ req, page, body }) })
    return () => tellByMail({ req, page, to: reviewers, did: 'requested your review of', query: 'review' })
  }),
)

const add = createEndpoint(contract.addAnnotation, ({ req, body }) =>
  reviewAfter(req, async (page) => {
    const mentions = await staffAmong(req, body.mentions)
    await change({ req, page, work: () => addAnnotation({ req, page, body: { ...body, mentions } }) })
    return () => tellMentioned({ req, page, uuid: body.uuid, to: mentions, text: body.text })
  }),
)

const update = createEndpoint(contract.changeAnnotation, ({ req, params: { uuid }, body }) =>
  reviewAfter(req, (page) => change({ req, page, work: () => changeAnnotation({ req, page, uuid, body }) })),
)

const remove = createEndpoint(contract.deleteAnnotation, ({ req, params: { uuid } }) =>
  reviewAfter(req, (page) => change({ req, page, work: () => deleteAnnotation({ req, page, uuid }) })),
)

const answer = createEndpoint(contract.addComment, ({ req, params: { uuid }, body }) =>
  reviewAfter(req, async (page) => {
    const mentions = await staffAmong(req, body.mentions)
    await change({ req, page, work: () => addComment({ req, page, uuid, body: { ...body, mentions } }) })
    return () => tellMentioned({ req, page, uuid, to: mentions, text: body.text })
  }),
)

const edit = createEndpoint(contract.editComment, ({ req, params: { uuid, comment: id }, body }) =>
  reviewAfter(req, async (page) => {
    const mentions = await staffAmong(req, body.mentions)
    const work = () => editComment({ req, page, uuid, id, body: { ...body, mentions } })
    const { named } = await change({ req, page, work })
    return () => tellMentioned({ req, page, uuid, to: named, text: body.text })
  }),
)

const staff = createEndpoint(contract.readStaff, async ({ req }) => {
  const people = await findStaff({ req })
  return { staff: people.map(({ id, name, mayApprove }) => ({ id, name, mayApprove })) }
})

export const reviewEndpoints: readonly Endpoint[] = [read, review, add, update, remove, answer, edit, staff]

function tellMentioned(mention: {
  req: PayloadRequest
  page: string
  uuid: string
  to: readonly string[]
  text: string
}) {
  return tellByMail({ ...mention, did: 'mentions you on', query: `annotation=${encodeURIComponent(mention.uuid)}` })
}
