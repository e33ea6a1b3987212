import { createLocalReq, getPayload } from 'payload'
import type { SanitizedConfig } from 'payload'
import { z } from 'zod'
import { getVoix, isStaff } from '../../plugin'
import { readRows } from '../../tree'
import { originOfSite } from '../page/sites'
import { resolveRows } from '../resolve/resolveRows'
import { readBody } from './readBody'

const MAX_BYTES = 8 * 1024 * 1024
const MAX_ROWS = 10_000

const Body = z.object({
  pageId: z.string(),
  languageCode: z.string().max(35),
  layout: z.string().max(100),
  siteId: z.number().int().optional(),
  path: z.string().max(500).optional(),
  rows: z.array(z.looseObject({ id: z.string(), blockType: z.string() })).max(MAX_ROWS),
})

/**
 * `POST /api/voix/resolve` `{ pageId, languageCode, layout, rows }` -> `{ resolution }`: what the preview frame shows for
 * rows that are not saved yet. For editors and reviewers, with their own rights.
 */
export function resolveEndpoint({ config }: { config: Promise<SanitizedConfig> | SanitizedConfig }) {
  return async (request: Request): Promise<Response> => {
    const payload = await getPayload({ config })
    const { user } = await payload.auth({ headers: request.headers })
    if (!user) return refuse(401, 'Sign in first.')
    if (!isStaff(user)) return refuse(403, 'The preview is for editors and reviewers.')
    const read = await readBody(request, { maxBytes: MAX_BYTES })
    if (!read.ok) return refuse(read.status, read.message)
    const parsed = Body.safeParse(read.body)
    if (!parsed.success) return refuse(400, z.prettifyError(parsed.error))
    const { rows, languageCode, layout, siteId = 0, path = '/' } = parsed.data
    const { catalogue, loaders, queryCollections, sites, languages } = getVoix(payload.config)
    if (!languages.some(({ code }) => code === languageCode)) return refuse(400, `Unknown language "${languageCode}".`)
    const resolution = await resolveRows({
      req: await createLocalReq({ user }, payload),
      rows: readRows(rows),
      context: { languageCode, layout, siteId, path, preview: true, labels: {} },
      catalogue,
      loaders,
      queryCollections,
      originOf: originOfSite(sites),
      includeDisabled: true,
    })
    return Response.json({ resolution }, { headers: { 'Cache-Control': 'no-store' } })
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
