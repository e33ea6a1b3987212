import { Forbidden, type Endpoint } from 'payload'
import { isStaff } from '../../collections/core/access'
import { getVoix } from '../../options/getVoix'
import { slicesForStudio } from '../../slices/description/slicesForStudio'

/**
 * `GET /api/voix/slices?v=<version>` -> the slices as the studio knows them (`packSlices`), for staff. Browsers keep the version that the
 * studio names for good; another one is answered with what there is now, and kept by nobody.
 */
export const slicesEndpoint: Endpoint = {
  path: '/voix/slices',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const { text, url } = await slicesForStudio({ slices: getVoix(req.payload.config).catalogue.all, req })
    const isAsked = url.endsWith(`?v=${String(req.query.v)}`)
    const kept = isAsked ? 'private, max-age=31536000, immutable' : 'no-store'
    return new Response(text, { headers: { 'Content-Type': 'application/json', 'Cache-Control': kept } })
  },
}
