import { isUsableId } from '../internal/ids'
import { parentOf } from '../row'
import { toTree } from '../toTree'
import { traverse } from '../traverse'
import type { Row, Tree, TreeRules, UnplacedRow, Violation } from '../types'
import { checkLimits, checkMinima } from './checkLimits'
import { checkRow, checkShape, ID_RULE } from './checkRow'
import { checkDepth } from './depth'
import { detailOf, named, violation } from './violation'

/** Returns every violation of a page's stored rows. Rows are checked in their given order: see `normaliseRows`. */
export function validateRows(rows: readonly Row[], rules: TreeRules): Violation[] {
  return [...validateTree(toTree(rows), rules), ...checkOrder(rows)]
}

/** Returns every violation of a tree. */
export function validateTree(tree: Tree, rules: TreeRules): Violation[] {
  const unplaced = tree.unplaced.flatMap((one) => checkUnplaced(one))
  return [...unplaced, ...validatePlaced(tree, rules), ...checkMinima(tree, rules)]
}

/** Returns the violations of placed elements, which the site must skip. */
export function validatePlaced(tree: Tree, rules: TreeRules): Violation[] {
  const violations: Violation[] = []
  traverse(tree, (row) => void violations.push(...checkRow(tree, row, rules)))
  return [...violations, ...checkLimits(tree, rules), ...checkDepth(tree)]
}

/**
 * Returns the violations that a change adds: a page with old violations may be saved, one with new ones may not. Limits
 * count per slot or slice, since any of the elements may be the one too many.
 */
export function newViolations(before: readonly Violation[], after: readonly Violation[]): Violation[] {
  const known = new Map<string, number>()
  for (const key of before.map(keyOf)) known.set(key, (known.get(key) ?? 0) + 1)
  return after.filter((violation) => {
    const key = keyOf(violation)
    const left = known.get(key) ?? 0
    known.set(key, left - 1)
    return left <= 0
  })
}

function keyOf(violation: Violation): string {
  const { element, rule } = violation
  const isLimit = rule === 'slot-limit' || rule === 'page-limit'
  return JSON.stringify([isLimit ? null : element, rule, detailOf(violation)])
}

function checkUnplaced({ row, rule }: UnplacedRow): Violation[] {
  switch (rule) {
    case 'shape':
      // A reserved id may also come from a command of another window.
      return isUsableId(row.id) ? checkShape(row) : [violation(row, { rule, key: 'id', problem: ID_RULE })]
    case 'duplicate-id':
      return [violation(row, { rule })]
    case 'cycle':
      return [violation(row, { rule, parent: String(parentOf(row)) })]
    case 'unknown-parent':
      return [violation(row, { rule, parent: String(parentOf(row)) }), ...checkShape(row)]
  }
}

function checkOrder(rows: readonly Row[]): Violation[] {
  const positions = new Map<unknown, number>()
  rows.forEach((row, index) => {
    if (!positions.has(row.id)) positions.set(row.id, index)
  })
  return rows.flatMap((row, index) => {
    const parent = parentOf(row)
    const position = parent === null ? undefined : positions.get(parent)
    if (position === undefined || position <= index) return []
    return [violation(row, { rule: 'order', parent: named(rows[position] as Row) })]
  })
}
