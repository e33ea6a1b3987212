import { APIError, Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { isEditor } from '../../collections/core/access'
import { recordEvent } from '../../collections/core/audit/recordEvent'
import { inRepeatableTransaction } from '../../collections/core/database/inTransaction'
import { columnId } from '../../collections/core/database/tables'
import { slugsOf } from '../../options/getVoix'
import { lockPages } from '../hooks/stored'
import { openPageOf } from '../collaboration/access'
import { readBody } from '../review/input'
import { mayUpdate } from '../../collections/core/access/mayUpdate'
import { bulkBody, changeEach, type Bulk, type BulkReport } from './bulk'
import { changeTogether, describeCompany, isTogether } from './changeTogether'
import { copyTogether } from './copyTogether'
import { addLink, linkBody, linksOf, revokeLink } from './previewLinks'
import { dropSchedule, scheduleBody, schedulesOf, setSchedule } from './schedule'
import type { ScheduledAction } from './types'

const SCHEDULE = '/voix/pages/:id/schedule'
const LINKS = '/voix/pages/:id/preview-links'

/** Whoever may change the page. */
async function editable(req: PayloadRequest): Promise<string> {
  const { id } = await openPageOf(req)
  if (!isEditor(req)) throw new Forbidden(req.t)
  await mayUpdate({ req, collection: req.payload.collections[slugsOf(req).pages].config, id, data: {} })
  return id
}

const NOT_KEPT = { headers: { 'Cache-Control': 'private, no-store' } }

async function schedules(req: PayloadRequest, page: string): Promise<Response> {
  return Response.json({ schedules: await schedulesOf({ req, page }) }, NOT_KEPT)
}

/** `GET /api/voix/pages/:id/schedule` -> `{ schedules: PageSchedule[] }`: what waits, and what was refused. For staff. */
const read: Endpoint = {
  path: SCHEDULE,
  method: 'get',
  handler: async (req) => schedules(req, (await openPageOf(req)).id),
}

/** `POST /api/voix/pages/:id/schedule` with `{ action, at: '2026-12-24T09:00', timezone }`: schedules it, or changes its time. For editors of the page. */
const schedule: Endpoint = {
  path: SCHEDULE,
  method: 'post',
  handler: async (req) => {
    const page = await editable(req)
    const body = await readBody(req, scheduleBody)
    await inRepeatableTransaction(req, () => setSchedule({ req, page, body }))
    return schedules(req, page)
  },
}

/** `DELETE /api/voix/pages/:id/schedule/:action`: calls it off, or puts away that it was refused. For editors of the page. */
const callOff: Endpoint = {
  path: `${SCHEDULE}/:action`,
  method: 'delete',
  handler: async (req) => {
    const page = await editable(req)
    const { action } = req.routeParams as { action: unknown }
    if (action !== 'publish' && action !== 'unpublish')
      throw new APIError('action: It is "publish" or "unpublish".', 400, null, true)
    await inRepeatableTransaction(req, () => callOffNow(req, page, action))
    return schedules(req, page)
  },
}

async function callOffNow(req: PayloadRequest, page: string, action: ScheduledAction): Promise<void> {
  await lockPages({ req, ids: [page] })
  const dropped = await dropSchedule({ req, page, action })
  if (!dropped) throw new APIError('Nothing of the kind is scheduled any more.', 404, null, true)
  if (dropped.problem) return
  const data = { action, at: dropped.at }
  await recordEvent({ req, event: 'schedule-called-off', collection: slugsOf(req).pages, doc: page, data })
}

/** `GET /api/voix/pages/:id/preview-links` -> `{ links: PreviewLink[] }`, newest first. For editors of the page. */
const links: Endpoint = {
  path: LINKS,
  method: 'get',
  handler: async (req) => {
    const page = await editable(req)
    return Response.json({ links: await linksOf({ req, page }) }, NOT_KEPT)
  },
}

/** `POST /api/voix/pages/:id/preview-links` with `{ days: 1 to 90 }` -> `{ path, links }`: the address of a new link, this once. For editors of the page. */
const share: Endpoint = {
  path: LINKS,
  method: 'post',
  handler: async (req) => {
    const page = await editable(req)
    const body = await readBody(req, linkBody)
    const secret = await inRepeatableTransaction(req, async () => {
      await lockPages({ req, ids: [page] })
      return addLink({ req, page, body })
    })
    const path = `/voix-preview/shared/${secret}`
    return Response.json({ path, links: await linksOf({ req, page }) }, { ...NOT_KEPT, status: 201 })
  },
}

/** `DELETE /api/voix/pages/:id/preview-links/:link`: from now on it leads nowhere. For editors of the page. */
const revoke: Endpoint = {
  path: `${LINKS}/:link`,
  method: 'delete',
  handler: async (req) => {
    const page = await editable(req)
    const link = columnId(req, slugsOf(req)['preview-links'], String(req.routeParams?.link))
    if (link === null) throw new APIError('There is no such link any more.', 404, null, true)
    await inRepeatableTransaction(req, () => revokeLink({ req, page, link }))
    return Response.json({ links: await linksOf({ req, page }) }, NOT_KEPT)
  },
}

/**
 * `POST /api/voix/pages/bulk` with `{ action, pages: [{ id, rev }] }` -> `BulkReport`: publishes, unpublishes, trashes,
 * restores, tags (`add`, `remove`), moves (`below`, `siteId`, `redirect`) or copies (`as`) up to 200 pages, each in its
 * own transaction. `along: { below, translations }` includes the pages below and translations when pages are
 * unpublished, trashed, moved or copied, in one transaction; copies are always made in one. The report lists refused
 * pages with the reason. For editors.
 */
const bulk: Endpoint = {
  path: '/voix/pages/bulk',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const body = await readBody(req, bulkBody)
    return Response.json(await carryOut(req, body), NOT_KEPT)
  },
}

function carryOut(req: PayloadRequest, body: Bulk): Promise<BulkReport> {
  if (body.action === 'copy') return copyTogether({ req, body })
  return isTogether(body) ? changeTogether({ req, body }) : changeEach({ req, body })
}

/**
 * `POST /api/voix/pages/bulk/along` with the body of a bulk action -> `BulkCompany`: the pages that the action can
 * include. Changes nothing. For editors.
 */
const along: Endpoint = {
  path: '/voix/pages/bulk/along',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const body = await readBody(req, bulkBody)
    return Response.json(await describeCompany({ req, body }), NOT_KEPT)
  },
}

export const lifeEndpoints: readonly Endpoint[] = [read, schedule, callOff, links, share, revoke, along, bulk]
