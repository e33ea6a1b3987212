import { type Row } from '../tree'
import { defaultFields } from './defaultFields'
import { newRow, newRows } from './newElement'
import type { CatalogueSlice } from './types'

/** In the place of a template: no field holds anything, as an editor may leave it. */
export const EMPTY = '-'

/**
 * A slice to be looked at by itself, parents first: with its defaults, with a template of its own, or with `EMPTY`. One that stands within
 * others alone stands within the first that takes it.
 */
export function rowsOfPiece(
  slice: CatalogueSlice,
  template: string | undefined,
  { all, find }: { all: readonly CatalogueSlice[]; find: (name: string) => CatalogueSlice | undefined },
): Row[] {
  const { name } = slice
  const findNew = (wanted: string) => {
    const found = find(wanted)
    const own = found?.name === name ? template : undefined
    const defaults = found && (own === EMPTY ? emptyFields(found) : defaultFields(found, own))
    return found && { ...found, defaults: defaults ?? {}, rules: { slots: found.slots } }
  }
  const [holder] = slice.root ? [] : all.flatMap((one) => slotsFor(name, one))
  const around = holder && newRow({ blockType: holder.blockType, find: findNew })
  const place = around && { parent: around.id, slot: holder.slot }
  return [...(around ? [around] : []), ...newRows({ blockType: name, find: findNew, ...(place && { place }) })]
}

function emptyFields({ fields }: CatalogueSlice): Record<string, unknown> {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, null]))
}

function slotsFor(name: string, { name: blockType, slots }: CatalogueSlice): { blockType: string; slot: string }[] {
  const taking = Object.entries(slots).filter(([, { allowedElements }]) => allowedElements.includes(name))
  return taking.map(([slot]) => ({ blockType, slot }))
}
