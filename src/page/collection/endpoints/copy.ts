import { copyPage } from '../../../contract/paths'
import { createEndpoint } from '../../../collections/core/endpoints/createEndpoint'
import { copiedPath, SECTION_KIND } from '../../../tree'
import { slugsOf } from '../../../options/getVoix'
import { freePath, makeCopy } from '../../save/makeCopy'
import { pageIdOf } from '../../store/pageIdOf'

export const copyEndpoint = createEndpoint(copyPage, async ({ req, body: given }) => {
  const page = await req.payload.findByID({
    collection: slugsOf(req).pages,
    id: pageIdOf(req),
    draft: true,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const source = page as unknown as Record<string, unknown>
  const siteId = Number(given.siteId ?? source.siteId ?? 0)
  const own = source.kind === SECTION_KIND ? null : copiedPath(String(source.path ?? '/'))
  const path = 'path' in given || own === null ? own : await freePath({ req, path: own, siteId })
  const changes = { path, title: `${String(source.title)} (copy)`, ...given }
  const { doc } = await makeCopy({ req, source, changes: () => changes })
  return { doc }
})
