import type { PayloadRequest } from 'payload'
import { colorsInForce } from '../../tree'
import type { StoredColors } from '../../tree/types'
import { readVoix, type LayoutOption } from './readVoix'

/** The layouts of the application with the colours that are in force: as administrators have set them, else as the code has them. */
export async function findLayouts(req: PayloadRequest): Promise<LayoutOption[]> {
  const { layouts, collections } = readVoix(req.payload)
  const { docs } = await req.payload.find({
    collection: collections['layout-colors'],
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: false,
    req,
  })
  const stored = new Map(docs.map((doc) => [doc.layout, doc as unknown as StoredColors]))
  return layouts.map((layout) => ({ ...layout, ...colorsInForce(layout, stored.get(layout.name) ?? null) }))
}
