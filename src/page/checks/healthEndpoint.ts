import { APIError, Forbidden, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { lookOver } from './lookOver'
import { countFindings, type NamedFinding, outdateFindings, readFindings } from './storedFindings'

/** The number of pages per request. */
const PART = 200

/** In milliseconds. How long a request checks pages. */
const CHECKING_AT_MOST = 4000

const Query = z.object({ page: z.coerce.number().int().min(1).default(1) })

/** A published page or shared section, and the findings on its published version. */
interface HealthPage {
  id: string
  title: string
  path: string | null
  languageCode: string
  findings: readonly NamedFinding[]
}

const LIVE: Where = { _status: { equals: 'published' } }
const NOT_KEPT = { headers: { 'Cache-Control': 'no-store' } }

/**
 * `GET /api/voix/health?page=1` -> `{ pages, page, totalPages, totalDocs, due }`: the findings of the checks on published
 * pages and shared sections that the user may read, 200 per request, sorted by path. They are stored. Pages that were
 * changed since, or use what was, are checked first, for some seconds; `due` is the number of those left. For staff.
 */
const read: Endpoint = {
  path: '/voix/health',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const asked = Query.safeParse(req.query)
    if (!asked.success) throw new APIError(z.prettifyError(asked.error), 400, null, true)
    const found = await req.payload.find({
      collection: slugsOf(req).pages,
      where: LIVE,
      select: { title: true, path: true, languageCode: true },
      sort: ['path', 'id'],
      limit: PART,
      page: asked.data.page,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const docs = found.docs as unknown as Record<string, unknown>[]
    const { findings, due } = await findingsOf(
      req,
      docs.map(({ id }) => String(id)),
    )
    const pages = docs.map(({ id, title, path, languageCode }): HealthPage => {
      const shown = { title: String(title ?? ''), path: typeof path === 'string' ? path : null }
      return {
        id: String(id),
        ...shown,
        languageCode: String(languageCode ?? ''),
        findings: findings.get(String(id)) ?? [],
      }
    })
    const { page, totalPages, totalDocs } = found
    return Response.json({ pages, page, totalPages, totalDocs, due }, NOT_KEPT)
  },
}

async function findingsOf(req: PayloadRequest, ids: readonly string[]) {
  const stored = await readFindings(req, ids)
  const findings = new Map([...stored].map(([id, { findings: found }]) => [id, found]))
  const outdated = ids.filter((id) => !stored.get(id)?.isCurrent)
  const end = Date.now() + CHECKING_AT_MOST
  let due = outdated.length
  for (const id of outdated) {
    findings.set(id, await lookOver(req, id))
    due -= 1
    if (Date.now() > end) break
  }
  return { findings, due }
}

/** `POST /api/voix/health/again`: has all pages checked again by the next reads. For staff. */
const again: Endpoint = {
  path: '/voix/health/again',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    await outdateFindings(req)
    return Response.json({ ok: true }, NOT_KEPT)
  },
}

/**
 * `GET /api/voix/health/counts` -> `{ counts: [{ check, count }], unchecked }`: the stored findings on the published
 * pages that the user may read, by check, and how many of these pages were not checked since they were changed. Checks nothing. For staff.
 */
const counts: Endpoint = {
  path: '/voix/health/counts',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { docs } = await req.payload.find({
      collection: slugsOf(req).pages,
      where: LIVE,
      select: { title: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const live = docs.map(({ id }) => String(id))
    const { counts: all, due } = await countFindings(req, live)
    return Response.json({ counts: all, unchecked: due.length }, NOT_KEPT)
  },
}

export const healthEndpoints: readonly Endpoint[] = [counts, again, read]
