import { APIError, createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { ATTEMPTS, queueJob, RETRIES } from '../../collections/core/jobs/queue'
import { isConnectionError } from '../../collections/core/database/connectionError'
import { busyMessage } from '../../collections/core/database/busy'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { isEditor } from '../../collections/core/access'
import { accountOf } from '../../collections/core/users/accountOf'
import { findItems, findRelease } from '../../collections/core/releases/stored'
import { instantText, isTimeZone, momentOf } from '../../tree'
import { changeRelease, withEvent } from './change'
import { lockRelease, mustBeOpen } from '../store/line'
import { publishRelease } from './publish'

const TASK = 'voixPublishRelease'

interface Scheduling {
  req: PayloadRequest
  id: string
  /** Wall-clock time in the time zone. */
  at: string
  timeZone: string
}

/** Schedules a release to be published as the user, or changes its time. */
export async function scheduleRelease({ req, id, at, timeZone }: Scheduling): Promise<void> {
  if (!isTimeZone(timeZone))
    throw new APIError(
      `timeZone: "${timeZone}" is not a time zone. Use one like "Europe/Madrid".`,
      400,
      { field: 'timeZone' },
      true,
    )
  const instant = momentOf(at, timeZone)
  if (!instant)
    throw new APIError(
      `at: "${at}" is not a time in ${timeZone}. Use one like "2027-03-28T08:00".`,
      400,
      { field: 'at' },
      true,
    )
  if (instant.getTime() < Date.now())
    throw new APIError(
      `at: ${instantText(instant, { timeZone })} has passed. Choose a later time, or publish now.`,
      400,
      { field: 'at' },
      true,
    )
  await inTransaction(req, async () => {
    const release = await lockRelease({ req, id, how: 'whole' })
    mustBeOpen(release)
    if ((await findItems({ req, release: release.id })).length === 0)
      throw new APIError(`The release "${release.name}" has no documents.`, 400, null, true)
    const publishAt = instant.toISOString()
    const data = { status: 'scheduled' as const, publishAt, timeZone, scheduledBy: String(req.user?.id), failure: null }
    await changeRelease({
      req,
      release,
      data: withEvent({ req, release, data, what: `scheduled for ${instantText(instant, { timeZone })}` }),
    })
    await queueJob(req, { task: TASK, input: { release: id, publishAt }, waitUntil: instant })
  })
}

/** Cancels the schedule of a release. Its job will find nothing to do. */
export async function unscheduleRelease({ req, id }: Pick<Scheduling, 'req' | 'id'>): Promise<void> {
  await inTransaction(req, async () => {
    const release = await lockRelease({ req, id, how: 'whole' })
    if (release.status !== 'scheduled' && release.status !== 'failed')
      throw new APIError(`The release "${release.name}" is ${release.status}, and not scheduled.`, 409, null, true)
    const data = { status: 'draft' as const, publishAt: null, timeZone: null, scheduledBy: null, failure: null }
    await changeRelease({ req, release, data: withEvent({ req, release, data, what: 'schedule cancelled' }) })
  })
}

interface Due {
  payload: Payload
  release: string
  publishAt: string
  isLastTry?: boolean
}

/** Runs a due job. Database failures are retried. If the release cannot be published, it stores the reason. */
export async function publishDue({
  payload,
  release: id,
  publishAt,
  isLastTry = false,
}: Due): Promise<'published' | 'unwanted' | 'failed'> {
  const system = await createLocalReq({}, payload)
  const release = await findRelease({ req: system, id })
  // A worker that was killed leaves the status `publishing`.
  const isWanted = release?.status === 'scheduled' || release?.status === 'publishing'
  if (!release || !isWanted || Date.parse(release.publishAt ?? '') !== Date.parse(publishAt)) return 'unwanted'
  const user = await accountOf(system, release.scheduledBy ?? '')
  const req = await createLocalReq(user ? { user } : {}, payload)
  try {
    if (!user || !isEditor(req))
      throw new APIError('The user who scheduled it may no longer publish. Schedule it again.', 403, null, true)
    await publishRelease({ req, id })
    return 'published'
  } catch (error) {
    const busy = busyMessage(error)
    if ((busy !== null || isConnectionError(error)) && !isLastTry) throw error
    const isRefused = error instanceof APIError && error.status < 500
    if (!isRefused) payload.logger.error({ err: error, msg: 'A scheduled release failed' })
    const message = busy ?? (isRefused ? error.message : 'Something went wrong on the server.')
    await tellFailure({ req: await createLocalReq({}, payload), id, message })
    return 'failed'
  }
}

async function tellFailure({ req, id, message }: { req: PayloadRequest; id: string; message: string }): Promise<void> {
  await inTransaction(req, async () => {
    const release = await lockRelease({ req, id, how: 'whole' })
    // Another worker may have published it in the meantime.
    if (release.status === 'published') return
    const data = { status: 'failed' as const, failure: { message, at: new Date().toISOString() } }
    await changeRelease({ req, release, data: withEvent({ req, release, data, what: `failed: ${message}` }) })
  })
}

export const publishTask: TaskConfig<{ input: { release: string; publishAt: string }; output: { outcome: string } }> = {
  slug: TASK,
  retries: RETRIES,
  inputSchema: [
    { name: 'release', type: 'text', required: true },
    { name: 'publishAt', type: 'text', required: true },
  ],
  outputSchema: [{ name: 'outcome', type: 'text' }],
  handler: async ({ input, job, req: { payload } }) => {
    const isLastTry = (job.totalTried ?? 0) + 1 >= ATTEMPTS
    return { output: { outcome: await publishDue({ payload, ...input, isLastTry }) } }
  },
}
