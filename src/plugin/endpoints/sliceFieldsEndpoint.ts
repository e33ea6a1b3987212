import { createClientBlocks, Forbidden, NotFound, type Endpoint } from 'payload'
import { isStaff } from '../../collections/core/access'
import { slugsOf } from '../../options/getVoix'

/**
 * `GET /api/voix/slices/:slice/fields` -> the fields of a slice as Payload's forms in the browser want them (`ClientField[]`), for staff.
 * The admin's pages come without them (`lightClientConfig.ts`); the inspector asks here where it shows an input of Payload's.
 */
export const sliceFieldsEndpoint: Endpoint = {
  path: '/voix/slices/:slice/fields',
  method: 'get',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const elements = req.payload.collections[slugsOf(req).pages]?.config.flattenedFields.find(
      (field) => field.type === 'blocks' && field.name === 'elements',
    )
    const block = elements?.type === 'blocks' && elements.blocks.find(({ slug }) => slug === req.routeParams?.slice)
    if (!block) throw new NotFound(req.t)
    const [client] = createClientBlocks({
      blocks: [block],
      defaultIDType: req.payload.config.db.defaultIDType,
      i18n: req.i18n,
      importMap: req.payload.importMap,
    })
    return Response.json(typeof client === 'object' ? client.fields : [], {
      headers: { 'Cache-Control': 'private, no-store' },
    })
  },
}
