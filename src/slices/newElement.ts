import { createEnvelope, createId, createRow, MAX_DEPTH, type Place, type Row } from '../tree'
import { versionOf } from './history'
import { withFreshRowIds } from './rowIds'
import type { SliceDefinition, SlotDefinition } from './types'

/** Of a slice, what a new element of it needs. */
type NewSlice = Pick<SliceDefinition, 'hydrationMode' | 'version'> & {
  /** The stored values of a new element. */
  defaults: Record<string, unknown>
  rules: { slots: Readonly<Record<string, SlotDefinition>> }
}

interface NewElement {
  blockType: string
  find: (name: string) => NewSlice | undefined
  /** Without one it is the page's. */
  place?: Pick<Place, 'parent' | 'slot'>
  /** Values other than the slice's defaults. */
  fields?: Record<string, unknown>
}

/** A new element of a slice, with the slice's defaults. It shares neither its id nor those of its rows with any other. */
export function newRow({ blockType, find, place, fields }: NewElement): Row {
  const slice = find(blockType)
  return createRow({
    id: createId(),
    blockType,
    element: createEnvelope({
      ...place,
      hydrationMode: slice?.hydrationMode ?? 'load',
      ...(slice ? versionOf(slice) : {}),
    }),
    fields: withFreshRowIds(structuredClone({ ...slice?.defaults, ...fields })),
  })
}

/** A new element with the default elements of its slots, and with theirs: parents first. */
export function newRows(element: NewElement, depth = 0): Row[] {
  const row = newRow(element)
  // Slices that have each other inside would never end; `checkDefaultElements` refuses them by this depth.
  if (depth > MAX_DEPTH) return [row]
  const slots = Object.keys(element.find(element.blockType)?.rules.slots ?? {})
  const inside = slots.flatMap((slot) => defaultRows({ ...element, place: { parent: row.id, slot } }, depth + 1))
  return [row, ...inside]
}

/** The default elements of one slot of an element, each with theirs. `from`: without the first ones, where others stand already. */
export function defaultRows(
  { blockType, find, place, from = 0 }: Required<Pick<NewElement, 'blockType' | 'find' | 'place'>> & { from?: number },
  depth = 0,
): Row[] {
  const { defaultElements = [] } = find(blockType)?.rules.slots[place.slot] ?? {}
  return defaultElements
    .slice(from)
    .flatMap(({ slice, fields }) => newRows({ blockType: slice, fields, find, place }, depth))
}
