import { APIError, createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { busyMessage } from '../../collections/core/database/busy'
import { isConnectionError } from '../../collections/core/database/connectionError'
import { inRepeatableTransaction, inTransaction } from '../../collections/core/database/inTransaction'
import { ATTEMPTS, RETRIES } from '../../collections/core/jobs/queue'
import { accountOf } from '../../collections/core/users/accountOf'
import type { ScheduledAction } from '../../contract/lifecycle'
import { slugsOf } from '../../options/getVoix'
import { lockHead } from '../store/head'
import { findSchedule, SCHEDULE_TASK, type StoredSchedule } from './schedule'

interface Due {
  page: string
  action: ScheduledAction
}

/** Publishes or unpublishes a page at the scheduled time. */
export const pageScheduleTask: TaskConfig<{ input: Due; output: object }> = {
  slug: SCHEDULE_TASK,
  label: 'Publish or unpublish a page',
  retries: RETRIES,
  inputSchema: [
    { name: 'page', type: 'text', required: true },
    { name: 'action', type: 'text', required: true },
  ],
  handler: async ({ input, job, req: { payload } }) => {
    const isLastTry = (job.totalTried ?? 0) + 1 >= ATTEMPTS
    await runSchedule(payload, { ...input, job: String(job.id), isLastTry })
    return { output: {} }
  },
}

/**
 * Publishes or unpublishes the page as the user who scheduled it, with the hooks of every write, and removes the
 * schedule in the same transaction, so that it runs once. A refusal is stored with its reason. Database failures are
 * retried.
 */
async function runSchedule(
  payload: Payload,
  { page, action, job, isLastTry }: Due & { job: string; isLastTry: boolean },
): Promise<void> {
  const req = await createLocalReq({}, payload)
  const scheduled = { req, page, action }
  // With two workers, the later job can start first.
  const earlier = await findEarlier({ ...scheduled, job })
  if (earlier) await runSchedule(payload, { page, action: earlier.action, job: earlier.job, isLastTry })
  try {
    await inRepeatableTransaction(req, async () => {
      const due = await lockDue({ ...scheduled, job })
      if (due) await carryOut(req, due)
    })
  } catch (error) {
    const isPassing = busyMessage(error) !== null || isConnectionError(error)
    if (isPassing && !isLastTry) throw error
    const later = await createLocalReq({}, payload)
    await inTransaction(later, async () => {
      const due = await lockDue({ ...scheduled, req: later, job })
      if (due) await refuse(later, due, reasonOf(error))
    })
    if (!(error instanceof APIError))
      payload.logger.error({ err: error, msg: `A scheduled ${action} of a page failed` })
  }
}

/** Returns the other scheduled action of the page if it is due before this job and has not run. */
async function findEarlier({
  job,
  ...scheduled
}: Due & { req: PayloadRequest; job: string }): Promise<StoredSchedule | null> {
  const own = await findSchedule(scheduled)
  const other = await findSchedule({ ...scheduled, action: scheduled.action === 'publish' ? 'unpublish' : 'publish' })
  const isWaiting = own?.job === job && other !== null && !other.problem
  return isWaiting && new Date(other.at) < new Date(own.at) ? other : null
}

/** Returns the schedule if it still belongs to this job: it may have been cancelled or changed. */
async function lockDue({
  req,
  page,
  action,
  job,
}: Due & { req: PayloadRequest; job: string }): Promise<StoredSchedule | null> {
  // Changes of the schedule take the page's lock as well.
  await lockHead({ req, id: page })
  const stored = await findSchedule({ req, page, action })
  return stored?.job === job && !stored.problem ? stored : null
}

async function carryOut(req: PayloadRequest, { id, page, action, by }: StoredSchedule): Promise<void> {
  const { pages, 'page-schedules': schedules } = slugsOf(req)
  const user = await accountOf(req, by)
  if (!user) throw new APIError('The account that scheduled it no longer exists.', 403, null, true)
  req.user = user
  const found = await req.payload.find({
    collection: pages,
    where: { id: { equals: page } },
    draft: true,
    trash: true,
    limit: 1,
    depth: 0,
    select: { deletedAt: true },
    overrideAccess: false,
    req,
  })
  if (!found.docs[0]) throw new APIError('The page was deleted.', 404, null, true)
  if (found.docs[0].deletedAt) throw new APIError('The page is in the trash.', 409, null, true)
  const _status = action === 'publish' ? 'published' : 'draft'
  await req.payload.update({ collection: pages, id: page, data: { _status }, depth: 0, overrideAccess: false, req })
  await req.payload.db.deleteOne({ collection: schedules, where: { id: { equals: id } }, req })
}

async function refuse(req: PayloadRequest, { id, page, action, by }: StoredSchedule, problem: string): Promise<void> {
  const { pages, 'page-schedules': collection } = slugsOf(req)
  await req.payload.db.updateOne({ collection, id, data: { problem }, req })
  const data = { action, problem }
  await recordEvent({ req, event: 'schedule-refused', collection: pages, doc: page, data, user: by })
}

function reasonOf(error: unknown): string {
  const busy = busyMessage(error)
  if (busy !== null) return busy
  if (error instanceof APIError && error.status < 500) return error.message
  return 'Something went wrong on the server.'
}
