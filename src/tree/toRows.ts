import { ROOT } from './types'
import type { Row, Tree } from './types'
import { toTree } from './toTree'

/** Returns the rows of a tree in pre-order, in O(n). Rows without a place return to their stored index. */
export function toRows(tree: Tree): Row[] {
  const placed = preOrder(tree)
  if (tree.unplaced.length === 0) return placed
  const late = lateDuplicates(tree)
  const rows: Row[] = []
  let next = 0
  const emitUntil = (length: number) => {
    for (; rows.length < length && next < placed.length; next++) {
      const row = placed[next] as Row
      rows.push(row, ...(late.get(row.id)?.splice(0) ?? []))
    }
  }
  for (const { row, index } of tree.unplaced) {
    emitUntil(index)
    const waiting = late.get(row.id)
    // If it came before its original, it would become the original on the next read.
    if (waiting && !rows.includes(tree.rows[row.id] as Row)) waiting.push(row)
    else rows.push(row)
  }
  emitUntil(Infinity)
  return rows
}

/** Lists for the duplicates of placed elements, which must not come before their originals. */
function lateDuplicates(tree: Tree): Map<string, Row[]> {
  const duplicates = tree.unplaced.filter(
    ({ row, rule }) => rule === 'duplicate-id' && Object.hasOwn(tree.rows, row.id),
  )
  return new Map(duplicates.map(({ row }) => [row.id, []]))
}

/**
 * Returns rows in the stored order: parents before their children, the order of siblings kept. Clients may send any
 * order. Rows without a place are kept.
 */
export function normaliseRows(rows: readonly Row[]): Row[] {
  return toRows(toTree(rows))
}

function preOrder(tree: Tree): Row[] {
  const rows: Row[] = []
  const stack = [...(tree.children[ROOT] ?? [])].reverse()
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const row = tree.rows[id]
    if (!row) continue
    rows.push(row)
    const children = tree.children[id]
    if (children) for (let index = children.length - 1; index >= 0; index--) stack.push(children[index] as string)
  }
  return rows
}
