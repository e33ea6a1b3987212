import { addDataAndFileToRequest, APIError, Forbidden, type Endpoint } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../collections/core/access'
import { getVoix } from '../../options/getVoix'
import { upgradeOrKeep } from '../../slices'
import { isPageDiff, type PageDiff, readDiff, readRows, toTree } from '../../tree'
import { lineOf } from '../releases/line'
import { readLine } from '../releases/readLine'
import { planSave } from '../save/planSave'
import { findOnServer } from './findOnServer'

/** Body of `POST /api/voix/pages/:id/checks`: the page as a save would send it. */
const sent = z.object({
  baseRev: z.number().int().min(0),
  change: z.custom<PageDiff>(isPageDiff, 'This is no change of a page.').nullable().default(null),
})

/**
 * `POST /api/voix/pages/:id/checks` with `{ baseRev, change }`, as in `SaveBody` -> `{ findings }`: what the checks find that need the server,
 * of the page as it would be. Nothing is changed. 409 as in a save.
 */
export const checksEndpoint: Endpoint = {
  path: '/voix/pages/:id/checks',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    await addDataAndFileToRequest(req)
    const body = sent.safeParse(req.data)
    if (!body.success) {
      const [first] = body.error.issues
      throw new APIError(
        `The page to be checked is malformed: ${first?.path.join('.')}: ${first?.message}`,
        400,
        null,
        true,
      )
    }
    const { seen: found } = await readLine({ req, line: lineOf(req) })
    const { elements, ...page } = found
    const { histories } = getVoix(req.payload.config).catalogue
    const change = readDiff(body.data.change, (row) => upgradeOrKeep(histories, row))
    const snapshot = { page: { ...page }, tree: toTree(readRows(elements)) }
    const wanted = planSave({ body: { ...body.data, change }, head: { rev: page.rev ?? 0, snapshot } })
    return Response.json({ findings: await findOnServer({ req, page: wanted.page, rows: wanted.rows }) })
  },
}
