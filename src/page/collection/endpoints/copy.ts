import {
  addDataAndFileToRequest,
  Forbidden,
  type DataFromCollectionSlug,
  type Endpoint,
  type PayloadRequest,
} from 'payload'
import { firstFree, normalizePath, OWN_PAGE_KEYS, SECTION_KIND } from '../../../tree'
import { isEditor } from '../../../collections/core/access'
import { slugsOf } from '../../../options/getVoix'
import { pageIdOf } from '../../pageIdOf'
import { copyContent } from '../../copyContent'

/** A copy of a translation is a page of its own: there is one page in each language. */
const OWN = [...OWN_PAGE_KEYS, 'translation', 'translationOf']
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
    const changes = Object.fromEntries(CHANGEABLE.flatMap((name) => (name in wanted ? [[name, wanted[name]]] : [])))
    const isSection = source.kind === SECTION_KIND
    const path =
      'path' in wanted ? wanted.path : isSection ? null : await freePath({ req, path: String(source.path ?? '/') })
    const title = 'title' in wanted ? wanted.title : `${String(source.title)} (copy)`
    const { content, elements } = copyContent(req, source, OWN)
    const data: Record<string, unknown> = { ...content, ...changes, path, title, elements }
    const doc = await req.payload.create({
      collection: slugsOf(req).pages,
      data: data as Partial<DataFromCollectionSlug<'pages'>>,
      draft: true,
      depth: 0,
      overrideAccess: false,
      req,
    })
    return Response.json({ doc }, { status: 201 })
  },
}

/** `/about` -> `/about-copy`, `/about-copy-2` ... whichever no page holds. */
async function freePath({ req, path }: { req: PayloadRequest; path: string }): Promise<string> {
  const stem = `${path === '/' ? '/home' : path}-copy`
  const { docs } = await req.payload.find({
    collection: slugsOf(req).pages,
    where: { path: { like: stem } },
    draft: true,
    select: { path: true },
    depth: 0,
    limit: 1000,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const taken = new Set(docs.map((doc) => normalizePath((doc as { path?: unknown }).path)))
  return firstFree(stem, (candidate) => taken.has(candidate))
}
