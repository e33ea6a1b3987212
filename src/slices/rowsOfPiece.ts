import { type Row } from '../tree'
import { defaultFields } from './defaultFields'
import { newRow, newRows } from './newElement'
import type { CatalogueSlice } from './types'

/** The value of `template` for a preview with empty fields, as an editor may leave them. */
export const EMPTY = '-'

/**
 * Returns the rows for a preview of a single slice, parents first: with its defaults, with one of its templates, or
 * with `EMPTY`. A slice that is only allowed inside others is put into the first one that accepts it.
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
