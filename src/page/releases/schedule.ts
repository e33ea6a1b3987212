import { APIError, createLocalReq, type Payload, type PayloadRequest, type TaskConfig } from 'payload'
import { queueJob, RETRIES } from '../../collections/core/jobs/queue'
import { busyMessage } from '../../collections/core/database/busy'
import { inTransaction } from '../../collections/core/database/inTransaction'
import { isEditor } from '../../collections/core/access'
import { columnId } from '../../collections/core/database/tables'
import { findItems, findRelease } from '../../collections/core/releases/stored'
import { slugsOf } from '../../options/getVoix'
import { changeRelease, withEvent } from './change'
import { instantOf, isTimeZone } from './instantOf'
import { lockRelease, mustBeOpen } from './line'
import { publishRelease } from './publish'

const TASK = 'voixPublishRelease'

interface Scheduling {
  req: PayloadRequest
  id: string
  /** As the clocks of the time zone show it. */
  at: string
  timeZone: string
}

/** Publishes a release at a time, in the name and with the rights of whoever says so. A release that is scheduled already gets the new time. */
export async function scheduleRelease({ req, id, at, timeZone }: Scheduling): Promise<void> {
  if (!isTimeZone(timeZone))
    throw new APIError(
      `timeZone: "${timeZone}" is no time zone. Say one like "Europe/Madrid".`,
      400,
      { field: 'timeZone' },
      true,
    )
  const instant = instantOf(at, timeZone)
  if (!instant)
    throw new APIError(`at: "${at}" is no time. Say one like "2027-03-28T08:00".`, 400, { field: 'at' }, true)
  if (instant.getTime() < Date.now())
    throw new APIError(
      `at: ${at} in ${timeZone} is over. Choose a later time, or publish now.`,
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
      data: withEvent({ req, release, data, what: `scheduled for ${at} (${timeZone})` }),
    })
    await queueJob(req, { task: TASK, input: { release: id, publishAt }, waitUntil: instant })
  })
}

/** Takes the time back. A job that waits for it finds that nobody wants it any more. */
export async function unscheduleRelease({ req, id }: Pick<Scheduling, 'req' | 'id'>): Promise<void> {
  await inTransaction(req, async () => {
    const release = await lockRelease({ req, id, how: 'whole' })
    if (release.status !== 'scheduled' && release.status !== 'failed')
      throw new APIError(`The release "${release.name}" is ${release.status}, and not scheduled.`, 409, null, true)
    const data = { status: 'draft' as const, publishAt: null, timeZone: null, scheduledBy: null, failure: null }
    await changeRelease({ req, release, data: withEvent({ req, release, data, what: 'taken back' }) })
  })
}

interface Due {
  payload: Payload
  release: string
  publishAt: string
}

/** What the worker does at the time. What the database cannot serve is tried again; what cannot be published is told by the release. */
export async function publishDue({
  payload,
  release: id,
  publishAt,
}: Due): Promise<'published' | 'unwanted' | 'failed'> {
  const system = await createLocalReq({}, payload)
  const release = await findRelease({ req: system, id })
  // Killed in the middle it says that it is being published.
  const isWanted = release?.status === 'scheduled' || release?.status === 'publishing'
  if (!release || !isWanted || Date.parse(release.publishAt ?? '') !== Date.parse(publishAt)) return 'unwanted'
  const user = await userOf({ req: system, id: release.scheduledBy ?? '' })
  const req = await createLocalReq(user ? { user } : {}, payload)
  try {
    if (!user || !isEditor(req))
      throw new APIError('Whoever scheduled it may not publish any more. Schedule it again.', 403, null, true)
    await publishRelease({ req, id })
    return 'published'
  } catch (error) {
    const { status } = error as { status?: number }
    if (busyMessage(error) !== null || typeof status !== 'number' || status >= 500) throw error
    await tellFailure({ req: system, id, message: (error as Error).message })
    return 'failed'
  }
}

async function tellFailure({ req, id, message }: { req: PayloadRequest; id: string; message: string }): Promise<void> {
  await inTransaction(req, async () => {
    const release = await lockRelease({ req, id, how: 'whole' })
    const data = { status: 'failed' as const, failure: { message, at: new Date().toISOString() } }
    await changeRelease({ req, release, data: withEvent({ req, release, data, what: `failed: ${message}` }) })
  })
}

async function userOf({ req, id }: { req: PayloadRequest; id: string }): Promise<PayloadRequest['user']> {
  const { users } = slugsOf(req)
  const known = columnId(req, users, id)
  if (known === null) return null
  // system: whoever scheduled it is looked up on nobody's behalf
  const user = await req.payload.findByID({
    collection: users,
    id: known as string,
    depth: 0,
    disableErrors: true,
    overrideAccess: true,
    req,
  })
  if (!user || (user as { deactivated?: boolean | null }).deactivated) return null
  return { ...user, collection: users } as PayloadRequest['user']
}

export const publishTask: TaskConfig<{ input: { release: string; publishAt: string }; output: { outcome: string } }> = {
  slug: TASK,
  retries: RETRIES,
  inputSchema: [
    { name: 'release', type: 'text', required: true },
    { name: 'publishAt', type: 'text', required: true },
  ],
  outputSchema: [{ name: 'outcome', type: 'text' }],
  handler: async ({ input, req }) => ({ output: { outcome: await publishDue({ payload: req.payload, ...input }) } }),
}
