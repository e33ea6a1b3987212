import { APIError, Forbidden, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { isStaff, readingWholePages } from '../../collections/core/access'
import { layoutsInForce } from '../../collections/core/layoutColors/inForce'
import { getVoix, slugsOf } from '../../options/getVoix'
import { type Finding, findPlainly, PLAIN_CHECKS, readPage } from '../../slices/checks'
import { checkedSlices } from '../../slices/checks/checkedSlices'
import { elementName, readRows, toTree } from '../../tree'
import { findOnServer } from './findOnServer'

/** The number of pages per request. */
const PART = 10

const Query = z.object({ page: z.coerce.number().int().min(1).default(1) })

/** A finding with the name of its element. */
interface HealthFinding extends Finding {
  name: string
}

/** A published page or shared section, and the findings on its published version. */
interface HealthPage {
  id: string
  title: string
  path: string | null
  languageCode: string
  findings: HealthFinding[]
}

/**
 * `GET /api/voix/health?page=1` -> `{ pages, page, totalPages, totalDocs }`: the findings of the checks on published
 * pages and shared sections, ten per request, sorted by path. The result is not cached. For staff.
 */
export const healthEndpoint: Endpoint = {
  path: '/voix/health',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const asked = Query.safeParse(req.query)
    if (!asked.success) throw new APIError(z.prettifyError(asked.error), 400, null, true)
    const where: Where = { _status: { equals: 'published' } }
    const found = await req.payload.find({
      collection: slugsOf(req).pages,
      where,
      select: { review: false, currentRelease: false },
      sort: ['path', 'id'],
      limit: PART,
      page: asked.data.page,
      depth: 0,
      overrideAccess: false,
      req: readingWholePages(req),
    })
    const pages: HealthPage[] = []
    for (const doc of found.docs) pages.push(await lookOver(req, doc as unknown as Record<string, unknown>))
    const { page, totalPages, totalDocs } = found
    return Response.json({ pages, page, totalPages, totalDocs }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

async function lookOver(req: PayloadRequest, { elements, ...page }: Record<string, unknown>): Promise<HealthPage> {
  const { catalogue, defaultLayout, languages } = getVoix(req.payload.config)
  const rows = readRows(elements)
  const tree = toTree(rows)
  const slice = checkedSlices(catalogue.all)
  const colors = (await layoutsInForce(req)).find(({ name }) => name === (page.layout || defaultLayout))
  const plain = findPlainly(readPage({ page, tree, slice, languages, colors }), PLAIN_CHECKS)
  const all = [...plain, ...(await findOnServer({ req, page, rows }))]
  return {
    id: String(page.id),
    title: String(page.title ?? ''),
    path: typeof page.path === 'string' ? page.path : null,
    languageCode: String(page.languageCode ?? ''),
    findings: all.map((finding) => {
      const row = finding.element === null ? undefined : tree.rows[finding.element]
      return { ...finding, name: row ? elementName(row, slice) : 'The page' }
    }),
  }
}
