import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { headHtml } from '../../collections/core/headTag'
import { previewHeadTags } from '../../contract/headTags'
import { findPage } from '../../serve/page/findPage'
import { judgeHeadTags } from '../../serve/page/loadHead'

export const headTagsPreview = createEndpoint(previewHeadTags, async ({ req, query: { path, siteId } }) => {
  const found = await findPage({ req, siteId, path, draft: false })
  const page = found?._status === 'published' ? found : null
  const judged = await judgeHeadTags({ payload: req.payload, layout: page ? String(page.layout) : null, path })
  const tags = judged.map(({ tag, isShown, why }) => {
    return { id: String(tag.id), name: tag.name, html: headHtml(tag), isShown, why }
  })
  const about = page && { id: String(page.id), title: String(page.title), layout: String(page.layout) }
  return { path, page: about, tags }
})
