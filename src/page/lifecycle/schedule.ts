import { APIError, type PayloadRequest } from 'payload'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { dropJob, queueJob } from '../../collections/core/jobs/queue'
import type { PageSchedule, ScheduledAction, Scheduling } from '../../contract/lifecycle'
import { slugsOf } from '../../options/getVoix'
import { momentOf } from '../../tree'
import { mustBeThere } from '../store/mustBeThere'
import { lockHead } from '../store/head'
import { personOf } from '../store/messages'

export const SCHEDULE_TASK = 'page-schedule'
const FARTHEST_YEARS = 5

/** The stored schedule. */
export interface StoredSchedule extends Omit<PageSchedule, 'by'> {
  id: number | string
  page: string
  /** The id of the account as which the action runs. */
  by: string
  byName: string
  job: string
}

interface Input {
  req: PayloadRequest
  page: string
}

/** Returns the pending actions of a page, and those that were refused when they ran. */
export async function schedulesOf({ req, page }: Input): Promise<PageSchedule[]> {
  const { docs } = await req.payload.db.find<StoredSchedule>({
    collection: slugsOf(req)['page-schedules'],
    where: { page: { equals: page } },
    sort: 'at',
    pagination: false,
    req,
  })
  return docs.map(({ action, at, timezone, byName, problem }) => ({
    action,
    at: new Date(at).toISOString(),
    timezone,
    by: byName,
    problem: problem ?? null,
  }))
}

/**
 * Schedules an action, or changes its time, in the request's transaction. Locks the page, so that it has at most one
 * schedule per action.
 */
export async function setSchedule({ req, page, body }: Input & { body: Scheduling }): Promise<void> {
  const { action, timezone } = body
  const head = await lockHead({ req, id: page })
  mustBeThere(head)
  const at = timeOf(body)
  const others = (await schedulesOf({ req, page })).filter((one) => one.action !== action && one.problem === null)
  if (others.some((one) => Date.parse(one.at) === at.getTime()))
    throw wrong('at', 'The page would be published and unpublished at the same time. Choose another time.')
  await removeSchedule({ req, page, action })
  const person = personOf(req.user)
  const collection = slugsOf(req)['page-schedules']
  const job = await queueJob(req, { task: SCHEDULE_TASK, input: { page, action }, waitUntil: at })
  const data = { page, action, at: at.toISOString(), timezone, by: person?.id, byName: person?.name, job: String(job) }
  await req.payload.db.create({ collection, data, req })
  const about = { collection: slugsOf(req).pages, doc: page, data: { action, at: at.toISOString(), timezone } }
  await recordEvent({ req, event: 'scheduled', ...about })
}

/** Cancels an action. Returns the cancelled schedule, or `null` if there was none. */
export async function removeSchedule({
  req,
  page,
  action,
}: Input & { action: ScheduledAction }): Promise<StoredSchedule | null> {
  const stored = await findSchedule({ req, page, action })
  if (!stored) return null
  await dropJob(req, stored.job)
  await req.payload.db.deleteOne({
    collection: slugsOf(req)['page-schedules'],
    where: { id: { equals: stored.id } },
    req,
  })
  return stored
}

export function findSchedule({
  req,
  page,
  action,
}: Input & { action: ScheduledAction }): Promise<StoredSchedule | null> {
  return req.payload.db.findOne<StoredSchedule>({
    collection: slugsOf(req)['page-schedules'],
    where: { and: [{ page: { equals: page } }, { action: { equals: action } }] },
    req,
  })
}

function timeOf({ at, timezone }: Scheduling): Date {
  const moment = momentOf(at, timezone)
  if (!moment) throw wrong('at', `The clocks of ${timezone} do not show this time on that day.`)
  if (moment.getTime() <= Date.now()) throw wrong('at', 'This time has passed.')
  const farthest = new Date()
  farthest.setFullYear(farthest.getFullYear() + FARTHEST_YEARS)
  if (moment > farthest) throw wrong('at', `Choose a time within the next ${FARTHEST_YEARS} years.`)
  return moment
}

function wrong(path: string, message: string): APIError {
  return new APIError(`${path}: ${message}`, 400, { errors: [{ path, message }] }, true)
}
