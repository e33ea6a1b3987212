import { Forbidden, type Endpoint, type Where } from 'payload'
import { isAdministrator } from '../../collections/core/access'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { expireCaches, readCaches, type CacheRow } from '../../contract/caches'
import { slugsOf } from '../../options/getVoix'
import { expireTags } from '../../page/expiry'
import { literally } from '../../slices/literally'
import { isPattern } from '../../tree'
import { responseCache } from '../../serve/cache/responseCache.mjs'
import { cacheKey } from '../../serve/address/cacheKey'

const ROWS = 50

const read = createEndpoint(readCaches, async ({ req, query: { search, page } }) => {
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
  const { store } = responseCache()
  const rows: CacheRow[] = []
  for (const { path, siteId, title } of found.docs) {
    // A page with `{slug}` in its path has one address for each document.
    if (!path || isPattern(path)) continue
    const stored = (await store?.look(cacheKey({ siteId: siteId ?? 0, path, layout: null }))) ?? null
    const until = stored && Number.isFinite(stored.until) ? stored.until : null
    rows.push({ siteId: siteId ?? 0, path, title: title ?? '', stored: stored && { ...stored, until } })
  }
  const { totalDocs: total, totalPages } = found
  return { rows, total, totalPages, page: found.page ?? 1, memory: store?.size ?? null }
})

const expire = createEndpoint(expireCaches, async ({ req, body }) => {
  if ('all' in body) {
    if (!isAdministrator(req)) throw new Forbidden(req.t)
    await expireTags(req, ['site'])
    return { expired: 'all' }
  }
  // The tag that pages get when they are rendered (page/loadPage.ts).
  await expireTags(req, [`path:${body.siteId}:${body.path}`])
  return { expired: body }
})

export const cacheEndpoints: readonly Endpoint[] = [read, expire]
