import { createLocalReq } from 'payload'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../collections/core/access'
import { asReleased } from '../../collections/core/releases/asReleased'
import { findRelease } from '../../collections/core/releases/stored'
import { getVoix } from '../../options/getVoix'
import { labelsOf } from '../../options/labels'
import { isPattern, readRows } from '../../tree'
import { sampleSlug } from '../page/ownPages'
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
  release: z.string().max(64).nullish(),
  rows: z.array(z.looseObject({ id: z.string(), blockType: z.string() })).max(MAX_ROWS),
})

/**
 * `POST /api/voix/resolve` `{ pageId, languageCode, layout, rows }` -> `{ resolution }`: what the preview frame shows for
 * rows that are not saved yet. For editors and reviewers, with their own rights.
 */
export const resolveEndpoint: Endpoint = {
  path: '/voix/resolve',
  method: 'post',
  handler: async (asked) => {
    const { payload, user } = asked
    if (!user) return refuse(401, 'Sign in first.')
    if (!isStaff(asked)) return refuse(403, 'The preview is for editors and reviewers.')
    const read = await readBody(asked, { maxBytes: MAX_BYTES })
    if (!read.ok) return refuse(read.status, read.message)
    const parsed = Body.safeParse(read.body)
    if (!parsed.success) return refuse(400, z.prettifyError(parsed.error))
    const { pageId, languageCode, layout, siteId = 0, path = '/' } = parsed.data
    const voix = getVoix(payload.config)
    const { catalogue, loaders, queryCollections, sites, languages, timeZone } = voix
    if (!languages.some(({ code }) => code === languageCode)) return refuse(400, `Unknown language "${languageCode}".`)
    const labels = await labelsOf(voix, languageCode)
    // As the frame's own page is read: what the address of this request says counts for nothing.
    const req = await createLocalReq({ user }, payload)
    const rows = readRows(parsed.data.rows)
    const resolve = async () =>
      resolveRows({
        req,
        slug: isPattern(path) ? await sampleSlug({ req, pageId, rows, locale: languageCode }) : null,
        rows,
        context: { languageCode, layout, siteId, path, timeZone, preview: true, labels },
        catalogue,
        loaders,
        queryCollections,
        originOf: originOfSite(sites),
        isStudio: true,
      })
    const release = parsed.data.release ? await findRelease({ req, id: parsed.data.release }) : null
    const resolution = await (release ? asReleased({ req, release: release.id, work: resolve }) : resolve())
    return Response.json({ resolution }, { headers: { 'Cache-Control': 'no-store' } })
  },
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'Cache-Control': 'no-store' } })
}
