import type { PayloadRequest } from 'payload'
import { colorsInForce } from '../../tree'
import type { StoredColors } from '../../tree/types'
import { readVoix, type LayoutOption } from './readVoix'

/** Returns the layouts with their effective colours: those set by administrators, otherwise those of the code. */
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
