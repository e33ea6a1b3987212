import { addDataAndFileToRequest, Forbidden, type Endpoint } from 'payload'
import { copiedPath, SECTION_KIND } from '../../../tree'
import { isEditor } from '../../../collections/core/access'
import { slugsOf } from '../../../options/getVoix'
import { freePath, makeCopy } from '../../makeCopy'
import { pageIdOf } from '../../pageIdOf'

const CHANGEABLE = ['title', 'path', 'siteId', 'languageCode', 'translationOf', 'layout'] as const

/**
 * `POST /api/pages/:id/copy` with any of title, path, siteId, languageCode, translationOf, layout: a new draft with the
 * newest version's content and fresh element ids. Returns `{ doc }` with 201.
 */
export const copyPage: Endpoint = {
  path: '/:id/copy',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const page = await req.payload.findByID({
      collection: slugsOf(req).pages,
      id: pageIdOf(req),
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const source = page as unknown as Record<string, unknown>
    const wanted = (req.data ?? {}) as Record<string, unknown>
    const given = Object.fromEntries(CHANGEABLE.flatMap((name) => (name in wanted ? [[name, wanted[name]]] : [])))
    const siteId = Number(given.siteId ?? source.siteId ?? 0)
    const own = source.kind === SECTION_KIND ? null : copiedPath(String(source.path ?? '/'))
    const path = 'path' in given || own === null ? own : await freePath({ req, path: own, siteId })
    const changes = { path, title: `${String(source.title)} (copy)`, ...given }
    const { doc } = await makeCopy({ req, source, changes: () => changes })
    return Response.json({ doc }, { status: 201 })
  },
}
