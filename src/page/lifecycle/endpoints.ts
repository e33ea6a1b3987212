import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { isEditor } from '../../collections/core/access'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { inRepeatableTransaction } from '../../collections/core/database/inTransaction'
import { columnId } from '../../collections/core/database/tables'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import {
  addPreviewLink,
  changePages,
  dropSchedule,
  findBulkCompany,
  readPreviewLinks,
  readSchedules,
  revokePreviewLink,
  schedulePage,
  type Bulk,
  type BulkReport,
  type PageSchedule,
  type ScheduledAction,
} from '../../contract/lifecycle'
import { slugsOf } from '../../options/getVoix'
import { lockPages } from '../store/head'
import { openPageOf } from '../store/openPage'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { changeEach } from './bulk'
import { changeTogether, describeCompany, isTogether } from './changeTogether'
import { copyTogether } from './copyTogether'
import { addLink, linksOf, revokeLink } from './previewLinks'
import { removeSchedule, schedulesOf, setSchedule } from './schedule'

/** Returns the id of the page. Throws a 403 if the user may not update it. */
async function editable(req: PayloadRequest): Promise<string> {
  const { id } = await openPageOf(req)
  if (!isEditor(req)) throw new Forbidden(req.t)
  await mayUpdate({ req, collection: req.payload.collections[slugsOf(req).pages].config, id, data: {} })
  return id
}

async function schedules(req: PayloadRequest, page: string): Promise<{ schedules: PageSchedule[] }> {
  return { schedules: await schedulesOf({ req, page }) }
}

const read = createEndpoint(readSchedules, async ({ req }) => schedules(req, (await openPageOf(req)).id))

const schedule = createEndpoint(schedulePage, async ({ req, body }) => {
  const page = await editable(req)
  await inRepeatableTransaction(req, () => setSchedule({ req, page, body }))
  return schedules(req, page)
})

const callOff = createEndpoint(dropSchedule, async ({ req, params: { action } }) => {
  const page = await editable(req)
  if (action !== 'publish' && action !== 'unpublish')
    throw new APIError('action: Use "publish" or "unpublish".', 400, null, true)
  await inRepeatableTransaction(req, () => callOffNow(req, page, action))
  return schedules(req, page)
})

async function callOffNow(req: PayloadRequest, page: string, action: ScheduledAction): Promise<void> {
  await lockPages({ req, ids: [page] })
  const dropped = await removeSchedule({ req, page, action })
  if (!dropped) throw new APIError('This action is no longer scheduled.', 404, null, true)
  if (dropped.problem) return
  const data = { action, at: dropped.at }
  await recordEvent({ req, event: 'schedule-called-off', collection: slugsOf(req).pages, doc: page, data })
}

const links = createEndpoint(readPreviewLinks, async ({ req }) => {
  const page = await editable(req)
  return { links: await linksOf({ req, page }) }
})

const share = createEndpoint(addPreviewLink, async ({ req, body: { days } }) => {
  const page = await editable(req)
  const secret = await inRepeatableTransaction(req, async () => {
    await lockPages({ req, ids: [page] })
    return addLink({ req, page, days })
  })
  return { path: `/voix-preview/shared/${secret}`, links: await linksOf({ req, page }) }
})

const revoke = createEndpoint(revokePreviewLink, async ({ req, params }) => {
  const page = await editable(req)
  const link = columnId(req, slugsOf(req)['preview-links'], params.link)
  if (link === null) throw new APIError('This link no longer exists.', 404, null, true)
  await inRepeatableTransaction(req, () => revokeLink({ req, page, link }))
  return { links: await linksOf({ req, page }) }
})

const bulk = createEndpoint(changePages, ({ req, body }) => carryOut(req, body))

function carryOut(req: PayloadRequest, body: Bulk): Promise<BulkReport> {
  if (body.action === 'copy') return copyTogether({ req, body })
  return isTogether(body) ? changeTogether({ req, body }) : changeEach({ req, body })
}

const along = createEndpoint(findBulkCompany, ({ req, body }) => describeCompany({ req, body }))

export const lifecycleEndpoints: readonly Endpoint[] = [read, schedule, callOff, links, share, revoke, along, bulk]
