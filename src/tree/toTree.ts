import { isUsableId } from './internal/ids'
import { parentOf } from './row'
import { ROOT } from './types'
import type { Row, Tree, UnplacedRow } from './types'

/** Returns the tree of rows, in O(n). Accepts any rows: those without a place go to `unplaced`. Inverse: `toRows`. */
export function toTree(stored: readonly Row[]): Tree {
  const first = firstById(stored)
  const children = childrenById(stored, first)
  const rows: Record<string, Row> = {}
  const placed: Record<string, readonly string[]> = { [ROOT]: children.get(ROOT) ?? [] }
  const stack = (placed[ROOT] ?? []).toReversed()
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    rows[id] = stored[first.get(id) ?? -1] as Row
    const own = children.get(id)
    if (!own) continue
    placed[id] = own
    for (let index = own.length - 1; index >= 0; index--) stack.push(own[index] as string)
  }
  return { rows, children: placed, unplaced: findUnplaced(stored, first, rows) }
}

/** Whether the row's id, slice and parent are readable. */
function canStand({ id, element: { unreadable } }: Row): boolean {
  return isUsableId(id) && (unreadable === undefined || !PLACE.some((key) => key in unreadable))
}

const PLACE = ['row', 'id', 'blockType', 'parent']

function firstById(stored: readonly Row[]): Map<string, number> {
  const first = new Map<string, number>()
  stored.forEach((row, index) => {
    if (canStand(row) && !first.has(row.id)) first.set(row.id, index)
  })
  return first
}

function childrenById(stored: readonly Row[], first: ReadonlyMap<string, number>): Map<string, string[]> {
  const children = new Map<string, string[]>()
  for (const [id, index] of first) {
    const parent = parentOf(stored[index] as Row)
    if (parent !== null && !first.has(parent)) continue
    const key = parent ?? ROOT
    const siblings = children.get(key)
    if (siblings) siblings.push(id)
    else children.set(key, [id])
  }
  return children
}

function findUnplaced(
  stored: readonly Row[],
  first: ReadonlyMap<string, number>,
  placed: Readonly<Record<string, Row>>,
): UnplacedRow[] {
  if (Object.keys(placed).length === stored.length) return []
  const reasons = new Map<string, 'cycle' | 'unknown-parent'>()
  return stored.flatMap((row, index): UnplacedRow[] => {
    if (!canStand(row)) return [{ row, index, rule: 'shape' }]
    if (first.get(row.id) !== index) return [{ row, index, rule: 'duplicate-id' }]
    if (Object.hasOwn(placed, row.id)) return []
    return [{ row, index, rule: reasonOf(row.id, { stored, first, reasons }) }]
  })
}

interface Search {
  stored: readonly Row[]
  first: ReadonlyMap<string, number>
  reasons: Map<string, 'cycle' | 'unknown-parent'>
}

/** Follows the parents up until one is missing, already known or visited twice. */
function reasonOf(start: string, { stored, first, reasons }: Search): 'cycle' | 'unknown-parent' {
  const path = new Set<string>()
  let reason: 'cycle' | 'unknown-parent' | undefined
  for (let id: string | null = start; reason === undefined;) {
    const index: number | undefined = id === null ? undefined : first.get(id)
    if (id === null || index === undefined) reason = 'unknown-parent'
    else if (path.has(id)) reason = 'cycle'
    else if (reasons.has(id)) reason = reasons.get(id)
    else {
      path.add(id)
      id = parentOf(stored[index] as Row)
    }
  }
  for (const id of path) reasons.set(id, reason)
  return reason
}
