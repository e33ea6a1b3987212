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
  const slots = Object.entries(element.find(element.blockType)?.rules.slots ?? {})
  // Slices that have each other inside would never end; `checkDefaultElements` refuses them by this depth.
  if (depth > MAX_DEPTH) return [row]
  const inside = slots.flatMap(([slot, { defaultElements = [] }]) =>
    defaultElements.flatMap(({ slice, fields }) => {
      return newRows({ blockType: slice, fields, find: element.find, place: { parent: row.id, slot } }, depth + 1)
    }),
  )
  return [row, ...inside]
}
