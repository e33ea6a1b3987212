import type { PayloadRequest } from 'payload'
import type { LayoutInForce } from '../../../contract/layouts'
import { getVoix, slugsOf } from '../../../options/getVoix'
import type { LayoutOption } from '../../../options/context'
import { colorRules, colorsInForce, type StoredColors } from '../../../tree'

/** A stored row. */
export interface StoredRow extends StoredColors {
  id: number | string
  layout: string
  rev: number
}

/** Returns all layouts with their effective colours, in the order of the options. */
export async function layoutsInForce(req: PayloadRequest): Promise<LayoutInForce[]> {
  const rows = new Map((await readStored(req)).map((row) => [row.layout, row]))
  return getVoix(req.payload.config).layouts.map((layout) => inForce(layout, rows.get(layout.name) ?? null))
}

export function inForce(layout: LayoutOption, row: StoredRow | null): LayoutInForce {
  const { name, label, palette = [], colorRules: option } = layout
  return {
    name,
    label,
    ...colorsInForce(layout, row),
    rev: row?.rev ?? 0,
    isChanged: row !== null && (row.palette !== null || row.colorRules !== null),
    code: { palette, colorRules: colorRules(option) },
  }
}

/** Returns the stored colours of a layout, or `null`. */
export async function storedRow(req: PayloadRequest, layout: string): Promise<StoredRow | null> {
  const [row = null] = await readStored(req, layout)
  return row
}

/** Reads without access control, because the colours of a layout apply to all users. */
async function readStored(req: PayloadRequest, layout?: string): Promise<StoredRow[]> {
  const { docs } = await req.payload.db.find<StoredRow & Record<string, unknown>>({
    collection: slugsOf(req)['layout-colors'],
    where: layout === undefined ? {} : { layout: { equals: layout } },
    limit: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, layout: name, palette = null, colorRules: rules = null, rev }) => ({
    id,
    layout: name,
    palette,
    colorRules: rules,
    rev: Number(rev),
  }))
}
