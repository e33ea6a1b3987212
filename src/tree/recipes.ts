import { insert } from './operations/insert'
import { parentOf, slotOf } from './row'
import { slugify } from './slugify'
import { toTree } from './toTree'
import { childrenOf } from './traverse'
import type { Place, PlaceFault, Row, Tree, TreeRules } from './types'
import { canPlace } from './validate/places'

/** The rows that are allowed at a place, and the others with the reason. */
interface Fitting {
  /** Parents first. The outermost ones go to the place. */
  rows: Row[]
  /** Each with its descendants. */
  leftOut: { row: Row; fault: PlaceFault }[]
}

const LAST = Number.MAX_SAFE_INTEGER

/**
 * Returns the part of a forest that is allowed at a place. Each element is checked together with those before it. None
 * of its ids may exist in the tree.
 */
export function fittingRows({
  rows,
  tree,
  place,
  rules,
}: {
  rows: readonly Row[]
  tree: Tree
  place: Place
  rules: TreeRules
}): Fitting {
  const forest = toTree(rows)
  const found: Fitting = { rows: [], leftOut: [] }
  let grown = tree
  const take = (id: string, parent: string | null, slot: string, index: number) => {
    const row = forest.rows[id] as Row
    const answer = canPlace(grown, { blockType: row.blockType, parent, slot }, rules)
    if (!answer.allowed) return void found.leftOut.push({ row, fault: answer.fault })
    grown = insert(grown, { rows: [row], place: { parent, slot, index } })
    found.rows.push(row)
    for (const child of childrenOf(forest, id)) take(child, id, slotOf(forest.rows[child] as Row), LAST)
  }
  for (const id of childrenOf(forest, null)) take(id, place.parent, place.slot, LAST)
  const lost = forest.unplaced.flatMap(({ row }) => (row ? [row] : []))
  for (const row of lost) {
    const fault = { rule: 'unknown-parent', blockType: row.blockType, parent: String(parentOf(row)) } as const
    found.leftOut.push({ row, fault })
  }
  return found
}

const MOST_SEGMENTS = 8

/** Returns why a path of a recipe in the cookbook (`heroes/short`) is invalid, or `null`. */
export function recipePathProblem(path: string): string | null {
  const segments = path.split('/')
  if (segments.length > MOST_SEGMENTS) return `A path in the cookbook has ${MOST_SEGMENTS} parts at most.`
  if (path.length > 200) return 'A path in the cookbook has 200 characters at most.'
  if (segments.every((segment) => segment !== '' && slugify(segment) === segment)) return null
  return 'A path in the cookbook has small letters, digits and hyphens, with slashes between its parts: heroes/short.'
}
