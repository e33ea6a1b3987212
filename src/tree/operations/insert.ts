import { isPlace, placedAt, settle, spliceIn } from '../internal/edit'
import { copyWith } from '../internal/lineage'
import { own } from '../internal/values'
import { parentOf } from '../row'
import { toTree } from '../toTree'
import { ROOT } from '../types'
import type { Place, Row, Tree } from '../types'

export interface InsertInput {
  /** One or more elements with their descendants. The outermost ones go to `place`. */
  rows: readonly Row[]
  place: Place
}

/** Inserts new elements. Returns the same tree if an id is taken or invalid, or if the place does not exist. */
export function insert(tree: Tree, { rows, place }: InsertInput): Tree {
  if (rows.length === 0 || !isPlace(tree, place) || rows.some(({ id }) => isTaken(tree, id))) return tree
  const given = new Set(rows.map(({ id }) => id))
  const forest = toTree(rows.map((row) => (given.has(parentOf(row) ?? '') ? row : placedAt(row, ORPHAN))))
  if (forest.unplaced.length > 0) return tree
  const { [ROOT]: top = [], ...inner } = forest.children
  const placed = top.map((id) => [id, placedAt(forest.rows[id] as Row, place)] as const)
  const list = [place.parent ?? ROOT, spliceIn(tree, { ids: top, place })] as const
  return settle({
    ...tree,
    rows: copyWith(tree.rows, [...Object.entries(forest.rows), ...placed]),
    children: copyWith(tree.children, [...Object.entries(inner), list]),
  })
}

const ORPHAN = { parent: null, slot: 'default' }

function isTaken(tree: Tree, id: string): boolean {
  return own(tree.rows, id) !== undefined || tree.unplaced.some(({ row }) => row?.id === id)
}
