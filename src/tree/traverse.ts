import { own } from './internal/values'
import { parentOf, slotOf } from './row'
import { ROOT } from './types'
import type { Row, SliceRules, SlotRules, Tree } from './types'

const NONE: readonly string[] = []

/**
 * Returns the ids of an element's children in order, or of the page's outermost elements for `null`. `slot` filters
 * them.
 */
export function childrenOf(tree: Tree, parent: string | null, slot?: string): readonly string[] {
  const children = own(tree.children, parent ?? ROOT) ?? NONE
  if (slot === undefined) return children
  return children.filter((id) => slotOf(tree.rows[id] as Row) === slot)
}

/** Returns the slots of an element to offer: those that its numeric fields require, and those with children. */
export function offeredSlots({ tree, row, rules }: { tree: Tree; row: Row; rules: SliceRules | undefined }): string[] {
  const isOffered = ([slot, { from }]: [string, SlotRules]) => {
    const number = from && row[from.field]
    return !from || typeof number !== 'number' || number >= from.value || childrenOf(tree, row.id, slot).length > 0
  }
  return Object.entries(rules?.slots ?? {})
    .filter(isOffered)
    .map(([slot]) => slot)
}

/**
 * Visits the elements in pre-order: all of them, or `from` and its descendants. A visit that returns `false` skips the
 * element's descendants. Never recurses, so depth has no limit.
 */
export function traverse(tree: Tree, visit: (row: Row, depth: number) => void | false, from?: string): void {
  const start = from === undefined ? childrenOf(tree, null) : [from]
  const stack = start.map((id) => ({ id, depth: 0 })).reverse()
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    const row = own(tree.rows, next.id)
    if (!row || visit(row, next.depth) === false) continue
    const children = childrenOf(tree, row.id)
    for (let index = children.length - 1; index >= 0; index--) {
      stack.push({ id: children[index] as string, depth: next.depth + 1 })
    }
  }
}

/** Returns the ids of an element's ancestors, its parent first. */
export function ancestorsOf(tree: Tree, id: string): string[] {
  const ancestors: string[] = []
  let row = own(tree.rows, id)
  for (let parent = row && parentOf(row); typeof parent === 'string'; parent = row && parentOf(row)) {
    ancestors.push(parent)
    row = own(tree.rows, parent)
  }
  return ancestors
}

/** Returns the ids of an element's descendants in pre-order. */
export function descendantsOf(tree: Tree, id: string): string[] {
  const ids: string[] = []
  traverse(tree, (row) => void ids.push(row.id), id)
  return ids.slice(1)
}

/**
 * Returns those of the elements that have none of the others as ancestor, in the page's order. Unknown ids are omitted.
 */
export function outermost(tree: Tree, ids: readonly string[]): string[] {
  const wanted = new Set(ids)
  const top = [...wanted].filter(
    (id) => own(tree.rows, id) !== undefined && !ancestorsOf(tree, id).some((ancestor) => wanted.has(ancestor)),
  )
  return top.length < 2 ? top : inOrder(tree, top)
}

/** Sorts by the path of positions from the root, in O(depth) rather than O(page). */
function inOrder(tree: Tree, ids: readonly string[]): string[] {
  const paths = ids.map((id) => ({ id, path: pathOf(tree, id) }))
  return paths.sort((a, b) => comparePaths(a.path, b.path)).map(({ id }) => id)
}

function pathOf(tree: Tree, id: string): number[] {
  const chain = [id, ...ancestorsOf(tree, id)]
  return chain.map((item, index) => childrenOf(tree, chain[index + 1] ?? null).indexOf(item)).reverse()
}

function comparePaths(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < Math.min(a.length, b.length); index++) {
    const difference = (a[index] ?? 0) - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return a.length - b.length
}
