import { newRow } from '../../slices/newElement'
import type { PastedTableRule } from '../../slices/types'
import { canPlace, placeOf } from '../../tree'
import type { Place, Row, Tree, TreeRules } from '../../tree/types'
import type { SliceInfo } from './boot'
import type { Action } from './reducer'

/** A table that was pasted, as plain text. Rows have as many cells as the table has columns. */
export interface PastedTable {
  caption: string | null
  /** The column headings; `null` if the table has none. */
  head: string[] | null
  rows: string[][]
}

interface Input {
  table: PastedTable
  /** The element whose text it was pasted into. */
  element: string
  tree: Tree
  rules: TreeRules
  slices: readonly SliceInfo[]
}

/**
 * Returns the action that adds a table as an element below the one it was pasted into, or below its parent; `null` if
 * no slice accepts it or none is allowed there.
 */
export function tableAction({
  table,
  element,
  tree,
  rules,
  slices,
}: Input): Extract<Action, { type: 'addElement' }> | null {
  for (const slice of slices) {
    const rule = slice.deprecated ? undefined : slice.pastedTable
    const rows = rule && rowsOf({ table, slice, rule, slices })
    const place = rows && placeBelow({ element, blockType: slice.name, tree, rules })
    if (place) return { type: 'addElement', rows, place }
  }
  return null
}

interface Making {
  table: PastedTable
  slice: SliceInfo
  rule: PastedTableRule
  slices: readonly SliceInfo[]
}

function rowsOf({ table, slice, rule, slices }: Making): Row[] | null {
  const { caption, head, rows: child, separator = ' | ', maxColumns = Infinity } = rule
  const slot = child.slot ?? 'default'
  const { max = Infinity } = slice.rules.slots[slot] ?? {}
  const headings = head === undefined ? null : table.head
  const lines = [...(table.head && !headings ? [table.head] : []), ...table.rows]
  const width = Math.max(0, ...lines.map((cells) => cells.length))
  if (width > maxColumns || lines.length > max || lines.length === 0) return null
  const join = (cells: readonly string[]) =>
    cells.map((cell) => cell.replaceAll(separator.trim() || separator, ',')).join(separator)
  const find = (name: string) => slices.find((known) => known.name === name)
  const fields = {
    ...rule.fields,
    ...(caption === undefined ? {} : { [caption]: table.caption ?? '' }),
    ...(head === undefined ? {} : { [head]: headings ? join(headings) : '' }),
  }
  const own = newRow({ blockType: slice.name, find, fields })
  const inside = { parent: own.id, slot }
  return [
    own,
    ...lines.map((cells) =>
      newRow({ blockType: child.slice, find, place: inside, fields: { [child.cells]: join(cells) } }),
    ),
  ]
}

function placeBelow({
  element,
  blockType,
  tree,
  rules,
}: Pick<Input, 'element' | 'tree' | 'rules'> & { blockType: string }): Place | null {
  for (let row = tree.rows[element]; row; row = tree.rows[row.element.parent ?? '']) {
    const place = placeOf(tree, row.id)
    if (place && canPlace(tree, { blockType, parent: place.parent, slot: place.slot }, rules).allowed)
      return { ...place, index: place.index + 1 }
  }
  return null
}
