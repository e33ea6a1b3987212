import { APIError, Forbidden, type Endpoint } from 'payload'
import { isAdministrator } from '../../collections/core/access'
import { headHtml } from '../../collections/core/headTag'
import { findPage } from '../../serve/page/findPage'
import { judgeHeadTags } from '../../serve/page/loadHead'
import { normalizePath } from '../../tree'

/**
 * `GET /api/voix/head-tags/preview?path=/specials&siteId=0` -> `{ path, page, tags: [{ id, name, html, isShown, why }] }`: which head tags the
 * page at a path gets, in their order, and why each is there or not. `page` is `{ id, title, layout }`, or `null` where none is published.
 * For administrators.
 */
export const previewHeadTags: Endpoint = {
  path: '/voix/head-tags/preview',
  method: 'get',
  handler: async (req) => {
    if (!isAdministrator(req)) throw new Forbidden(req.t)
    const path = normalizePath(req.query.path)
    if (typeof path !== 'string' || !path.startsWith('/'))
      throw new APIError('Say which page: ?path=/the/path', 400, null, true)
    const { payload } = req
    const found = await findPage({ req, siteId: Number(req.query.siteId) || 0, path, draft: false })
    const page = found?._status === 'published' ? found : null
    const judged = await judgeHeadTags({ payload, layout: page ? String(page.layout) : null, path })
    const tags = judged.map(({ tag, isShown, why }) => {
      return { id: String(tag.id), name: tag.name, html: headHtml(tag), isShown, why }
    })
    const about = page && { id: String(page.id), title: String(page.title), layout: String(page.layout) }
    return Response.json({ path, page: about, tags }, { headers: { 'Cache-Control': 'no-store' } })
  },
}
