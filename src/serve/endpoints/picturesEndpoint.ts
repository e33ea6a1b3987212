import { z } from 'zod'
import type { Endpoint } from 'payload'
import { isStaff } from '../../collections/core/access'
import { countPictures } from '../image/drawAhead'

const Query = z.object({ path: z.string().startsWith('/').max(500), siteId: z.coerce.number().int().default(0) })

/** `GET /api/voix/pictures?path=/specials` -> `{ shown, drawn }`: how far the pictures of a published page are drawn. For staff. */
export const picturesEndpoint: Endpoint = {
  path: '/voix/pictures',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) return answer(403, { errors: [{ message: 'This is for editors and reviewers.' }] })
    const asked = Query.safeParse(req.query)
    if (!asked.success) return answer(400, { errors: [{ message: z.prettifyError(asked.error) }] })
    return answer(200, await countPictures(req.payload, asked.data))
  },
}

function answer(status: number, body: unknown): Response {
  return Response.json(body, { status, headers: { 'Cache-Control': 'no-store' } })
}
