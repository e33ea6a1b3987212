import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint, type Where } from 'payload'
import { z } from 'zod'
import { hasRole, isEditor } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'
import { expireTags } from '../../page/expiry'
import { literally } from '../../slices/literally'
import { isPattern } from '../../tree'
import { answering } from '../../serve/answers/answering.mjs'
import { cacheKey } from '../../serve/cache/cacheKey'
import type { StoredPage } from '../../serve/cache/pageStore.mjs'

const ROWS = 50

const Query = z.object({ search: z.string().max(200).default(''), page: z.coerce.number().int().min(1).default(1) })

const Body = z.union([
  z.object({ all: z.literal(true) }),
  z.object({ siteId: z.number().int(), path: z.string().startsWith('/').max(500) }),
])

interface CacheRow {
  siteId: number
  path: string
  title: string
  /** `null`: not stored, the next visitor has it made. */
  stored: (Omit<StoredPage, 'until'> & { until: number | null }) | null
}

/**
 * `GET /api/voix/caches?search=&page=` -> `{ rows, total, totalPages, page, memory }`: every published address, 50 at a time, with what this
 * server keeps of it; `memory` is `null` where it keeps nothing. For editors.
 */
export const cachesEndpoint: Endpoint = {
  path: '/voix/caches',
  method: 'get',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    const asked = Query.safeParse(req.query)
    if (!asked.success) throw new APIError(z.prettifyError(asked.error), 400, null, true)
    const { search, page } = asked.data
    const like = literally(search)
    const and: Where[] = [{ _status: { equals: 'published' } }]
    if (search !== '') and.push({ or: [{ path: { like } }, { title: { like } }] })
    const found = await req.payload.find({
      collection: slugsOf(req).pages,
      where: { and },
      select: { path: true, siteId: true, title: true },
      sort: 'path',
      limit: ROWS,
      page,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const { store } = answering()
    const rows: CacheRow[] = []
    for (const { path, siteId, title } of found.docs) {
      // A page that shows documents stands at as many addresses as there are of them.
      if (!path || isPattern(path)) continue
      const stored = (await store?.look(cacheKey({ siteId: siteId ?? 0, path, layout: null }))) ?? null
      const until = stored && Number.isFinite(stored.until) ? stored.until : null
      rows.push({ siteId: siteId ?? 0, path, title: title ?? '', stored: stored && { ...stored, until } })
    }
    const { totalDocs: total, totalPages } = found
    return answer({ rows, total, totalPages, page: found.page ?? 1, memory: store?.size ?? null })
  },
}

/**
 * `POST /api/voix/caches/expire` with `{ siteId, path }` or `{ all: true }`: what is stored is made anew for the next visitor, on every
 * server. One address for editors; all of them, which costs every visitor a while, for administrators.
 */
export const expireEndpoint: Endpoint = {
  path: '/voix/caches/expire',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const body = Body.safeParse(req.data)
    if (!body.success) {
      throw new APIError('Say which address is made anew: { siteId, path }, or { all: true }.', 400, null, true)
    }
    const isAll = 'all' in body.data
    if (isAll && !hasRole(req, 'administrator')) throw new Forbidden(req.t)
    await expireTags(req, [tagOf(body.data)])
    return answer({ expired: isAll ? 'all' : body.data })
  },
}

/** As pages are tagged when they are made (page/loadPage.ts). */
function tagOf(body: z.infer<typeof Body>): string {
  return 'all' in body ? 'site' : `path:${body.siteId}:${body.path}`
}

function answer(body: unknown): Response {
  return Response.json(body, { headers: { 'Cache-Control': 'no-store' } })
}
