import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { readSlices } from '../../contract/slices'
import { getVoix } from '../../options/getVoix'
import { slicesForStudio } from '../../slices/description/slicesForStudio'

export const slicesEndpoint = createEndpoint(readSlices, async ({ req, query }) => {
  const { text, version } = await slicesForStudio({ slices: getVoix(req.payload.config).catalogue.all, req })
  const kept = query.v === version ? 'private, max-age=31536000, immutable' : 'no-store'
  return new Response(text, { headers: { 'Content-Type': 'application/json', 'Cache-Control': kept } })
})
