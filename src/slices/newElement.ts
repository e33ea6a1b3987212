import { createEnvelope, createId, createRow, MAX_DEPTH, type Place, type Row } from '../tree'
import { versionOf } from './history'
import { withFreshRowIds } from './rowIds'
import type { SliceDefinition, SlotDefinition } from './types'

/** The part of a slice that a new element needs. */
type NewSlice = Pick<SliceDefinition, 'hydrationMode' | 'version'> & {
  /** The stored values of a new element. */
  defaults: Record<string, unknown>
  rules: { slots: Readonly<Record<string, SlotDefinition>> }
}

interface NewElement {
  blockType: string
  find: (name: string) => NewSlice | undefined
  /** Default: the root of the page. */
  place?: Pick<Place, 'parent' | 'slot'>
  /** Values that override the slice's defaults. */
  fields?: Record<string, unknown>
}

/** Creates an element of a slice with the slice's defaults. Its id and the ids of its rows are unique. */
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

/** Creates an element with the default elements of its slots, recursively. Parents come first. */
export function newRows(element: NewElement, depth = 0): Row[] {
  const row = newRow(element)
  // Stops the recursion of slices that contain each other, which `checkDefaultElements` rejects by this depth.
  if (depth > MAX_DEPTH) return [row]
  const slots = Object.keys(element.find(element.blockType)?.rules.slots ?? {})
  const inside = slots.flatMap((slot) => defaultRows({ ...element, place: { parent: row.id, slot } }, depth + 1))
  return [row, ...inside]
}

/**
 * Creates the default elements of one slot of an element, recursively. `from` skips the first ones, if the slot already
 * has others.
 */
export function defaultRows(
  { blockType, find, place, from = 0 }: Required<Pick<NewElement, 'blockType' | 'find' | 'place'>> & { from?: number },
  depth = 0,
): Row[] {
  const { defaultElements = [] } = find(blockType)?.rules.slots[place.slot] ?? {}
  return defaultElements
    .slice(from)
    .flatMap(({ slice, fields }) => newRows({ blockType: slice, fields, find, place }, depth))
}
