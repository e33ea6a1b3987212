import type { Envelope, Row } from '../types'

/** A page as far as saving is concerned: its elements, and its other fields by name. */
export interface PageContent {
  page: Record<string, unknown>
  rows: Row[]
}

/** Two sides changed the same thing. `element: null`: a field of the page; `field: null`: the element as a whole. */
export interface Conflict {
  element: string | null
  field: string | null
  base: unknown
  mine: unknown
  theirs: unknown
}

/** The page that two sides started from, and what each made of it. */
export interface Sides {
  base: PageContent
  mine: PageContent
  theirs: PageContent
}

const PREFIX = 'element.'

/** Parent and slot as one, for they are a place together. */
export const PLACE = `${PREFIX}parent`

/** An element's fields and, as `element.<key>`, the parts of its envelope. */
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
