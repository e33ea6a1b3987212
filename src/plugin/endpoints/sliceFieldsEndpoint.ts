import { createClientBlocks, NotFound } from 'payload'
import { createEndpoint } from '../../collections/core/endpoints/createEndpoint'
import { readSliceFields } from '../../contract/slices'
import { slugsOf } from '../../options/getVoix'

/**
 * Returns the fields of a slice. The admin's pages do not contain them (`lightClientConfig.ts`), so the inspector
 * requests them.
 */
export const sliceFieldsEndpoint = createEndpoint(readSliceFields, async ({ req, params }) => {
  const elements = req.payload.collections[slugsOf(req).pages]?.config.flattenedFields.find(
    (field) => field.type === 'blocks' && field.name === 'elements',
  )
  const block = elements?.type === 'blocks' && elements.blocks.find(({ slug }) => slug === params.slice)
  if (!block) throw new NotFound(req.t)
  const [client] = createClientBlocks({
    blocks: [block],
    defaultIDType: req.payload.config.db.defaultIDType,
    i18n: req.i18n,
    importMap: req.payload.importMap,
  })
  return typeof client === 'object' ? client.fields : []
})
