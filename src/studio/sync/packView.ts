import type { PageView } from '../../render/types'
import type { Resolution, ResolvedElement } from '../../slices/resolution'
import { createEnvelope, isEqual, readRows, shownFieldsOf } from '../../tree'
import type { Row } from '../../tree/types'

/** A page as sent to the frame, without the values that its rows already have, which are most of it. */
interface PackedView extends Omit<PageView, 'rows' | 'resolution'> {
  /** Envelopes have only the keys that are not as in a new element. */
  rows: readonly PackedRow[]
  resolution: Record<string, PackedElement>
}

interface PackedRow extends Pick<Row, 'id' | 'blockType'> {
  element: Record<string, unknown>
  [field: string]: unknown
}

interface PackedElement extends Partial<Pick<ResolvedElement, 'data' | 'signal' | 'repeat' | 'filled' | 'inside'>> {
  /** The fields that are not shown as they are stored. */
  fields?: Record<string, unknown>
  /** Stored elements that are not shown. */
  without?: string[]
}

const NEW: Readonly<Record<string, unknown>> = { ...createEnvelope() }

/**
 * Packs the page for the transfer to the browser, where duplicate values would be serialized, parsed and stored twice.
 * It is a string because React visits every value of an object that a server component passes.
 */
export function packView({ rows, resolution, ...view }: PageView): string {
  const byId = firstById(rows)
  const packed: PackedView = {
    ...view,
    rows: rows.map((row) => ({ ...row, element: packEnvelope({ ...row.element }) })),
    resolution: Object.fromEntries(
      Object.entries(resolution).map(([id, element]) => [id, packElement(element, storedOf(byId.get(id)))]),
    ),
  }
  return JSON.stringify(packed)
}

/** The page that `packView` packed. Its elements share the values of their rows. */
export function unpackView(text: string): PageView {
  const { rows: packed, resolution, ...view } = JSON.parse(text) as PackedView
  const rows = readRows(packed)
  const byId = firstById(rows)
  const unpacked: Resolution = {}
  for (const [id, { fields, without, data = null, ...element }] of Object.entries(resolution)) {
    const shown = Object.assign(storedOf(byId.get(id)), fields)
    for (const name of without ?? []) delete shown[name]
    unpacked[id] = { ...element, fields: shown, data }
  }
  return { ...view, rows, resolution: unpacked }
}

function packEnvelope(envelope: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(envelope).filter(([key, value]) => !isEqual(value, NEW[key])))
}

function packElement({ fields, data, ...element }: ResolvedElement, stored: Record<string, unknown>): PackedElement {
  const other = Object.entries(fields).filter(
    ([name, value]) => !Object.hasOwn(stored, name) || !isEqual(value, stored[name]),
  )
  const without = Object.keys(stored).filter((name) => !Object.hasOwn(fields, name))
  return {
    ...element,
    ...(data === null ? {} : { data }),
    ...(other.length === 0 ? {} : { fields: Object.fromEntries(other) }),
    ...(without.length === 0 ? {} : { without }),
  }
}

function storedOf(row: Row | undefined): Record<string, unknown> {
  return row ? shownFieldsOf(row) : {}
}

/** Of several rows with one id the first is the element. */
function firstById(rows: readonly Row[]): ReadonlyMap<string, Row> {
  return new Map(rows.toReversed().map((row) => [row.id, row]))
}
