import type { Envelope, Row } from '../types'

/** The saved content of a page: its elements, and its other fields by name. */
export interface PageContent {
  page: Record<string, unknown>
  rows: Row[]
}

/** A part that both sides changed. `element: null` is a field of the page; `field: null` is the element as a whole. */
export interface Conflict {
  element: string | null
  field: string | null
  base: unknown
  mine: unknown
  theirs: unknown
}

/** The common ancestor of a page, and the state of each side. */
export interface Sides {
  base: PageContent
  mine: PageContent
  theirs: PageContent
}

const PREFIX = 'element.'

/** The key for parent and slot, which form one place. */
export const PLACE = `${PREFIX}parent`

/** Returns an element's fields and, as `element.<key>`, the parts of its envelope. */
export function toParts(row: Row | undefined): Record<string, unknown> {
  if (!row) return {}
  const { element, ...fields } = row
  const { parent, slot, ...rest } = element
  const envelope = Object.entries(rest).map(([key, value]) => [`${PREFIX}${key}`, value])
  return { ...fields, ...Object.fromEntries(envelope), [PLACE]: { parent, slot } }
}

/** The inverse of `toParts`. */
export function fromParts(parts: Record<string, unknown>): Row {
  const own = Object.entries(parts).filter(([key]) => !key.startsWith(PREFIX))
  const envelope = Object.entries(parts).filter(([key]) => key.startsWith(PREFIX) && key !== PLACE)
  const place = parts[PLACE] as Pick<Envelope, 'parent' | 'slot'>
  const element = { ...place, ...Object.fromEntries(envelope.map(([key, value]) => [key.slice(PREFIX.length), value])) }
  return { ...Object.fromEntries(own), element } as Row
}

export function readPart(row: Row, part: string): unknown {
  return toParts(row)[part]
}

export function withPart(row: Row, part: string, value: unknown): Row {
  return fromParts({ ...toParts(row), [part]: value })
}
