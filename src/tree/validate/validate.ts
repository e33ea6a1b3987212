import { isRecord } from '../internal/values'
import { parentOf } from '../row'
import { toTree } from '../toTree'
import { traverse } from '../traverse'
import type { Row, Tree, TreeRules, UnplacedRow, Violation } from '../types'
import { checkLimits } from './checkLimits'
import { checkRow, checkShape } from './checkRow'
import { checkDepth } from './depth'
import { violation } from './violation'

/** Every broken invariant of a page's stored rows. Rows in any order are judged as they stand: see `normaliseRows`. */
export function validateRows(rows: readonly Row[], rules: TreeRules): Violation[] {
  return [...validateTree(toTree(rows), rules), ...checkOrder(rows)]
}

/** Every broken invariant of a tree. */
export function validateTree(tree: Tree, rules: TreeRules): Violation[] {
  return [...tree.unplaced.flatMap((unplaced) => checkUnplaced(unplaced)), ...validatePlaced(tree, rules)]
}

/** What the elements that have a place break. */
export function validatePlaced(tree: Tree, rules: TreeRules): Violation[] {
  const violations: Violation[] = []
  traverse(tree, (row) => void violations.push(...checkRow(tree, row, rules)))
  return [...violations, ...checkLimits(tree, rules), ...checkDepth(tree)]
}

/**
 * The violations that a change brings in: a page with old faults may be saved, one with new faults may not. Limits count
 * per slot or slice, whichever element happens to be the one too many.
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

function keyOf({ element, rule, detail }: Violation): string {
  const isLimit = rule === 'slot-limit' || rule === 'page-limit'
  return JSON.stringify([isLimit ? null : element, rule, detail])
}

function checkUnplaced({ row, rule }: UnplacedRow): Violation[] {
  if (!isRecord(row)) return [violation(row, 'shape', 'is malformed: it is no object', 'row')]
  switch (rule) {
    case 'shape':
      return [
        violation(row, rule, 'is malformed: `id` must be 1 to 64 letters, digits, - or _, no reserved word', 'id'),
      ]
    case 'duplicate-id':
      return [violation(row, rule, 'has an id that another element of this page has')]
    case 'cycle':
      return [violation(row, rule, 'stands inside itself: its parents form a cycle', String(parentOf(row)))]
    case 'unknown-parent': {
      const sentence = `stands in the parent ${String(parentOf(row))}, which has no place on this page`
      return [violation(row, rule, sentence, String(parentOf(row))), ...checkShape(row)]
    }
  }
}

function checkOrder(rows: readonly Row[]): Violation[] {
  const positions = new Map<unknown, number>()
  rows.forEach((row, index) => {
    if (isRecord(row) && !positions.has(row.id)) positions.set(row.id, index)
  })
  return rows.flatMap((row, index) => {
    const parent = isRecord(row) ? parentOf(row) : null
    const position = parent === null ? undefined : positions.get(parent)
    if (position === undefined || position <= index) return []
    return [violation(row, 'order', `stands before its parent ${parent}; parents come first`)]
  })
}
