import { changedIn, isEqual } from '../../../tree'
import type { Row, Tree } from '../../../tree'
import type { Copy } from '../types'
import type { KeyPatch, Patch } from './types'

/** A change as two patches: the way there, and the way back. */
export interface PatchPair {
  redo: Patch
  undo: Patch
}

/** The patches between two copies of a page; `null` when nothing differs. Compares references, and looks closer where they differ. */
export function diffPair(from: Copy, to: Copy): PatchPair | null {
  const redo: Patch = {}
  const undo: Patch = {}
  const page = from.page === to.page ? null : diffKeys(from.page, to.page)
  if (page) {
    redo.page = page.redo
    undo.page = page.undo
  }
  if (from.tree.rows !== to.tree.rows) diffRows(from.tree, to.tree, { redo, undo })
  if (from.tree.children !== to.tree.children) diffChildren(from.tree, to.tree, { redo, undo })
  if (from.tree.unplaced !== to.tree.unplaced && !isEqual(from.tree.unplaced, to.tree.unplaced)) {
    redo.unplaced = to.tree.unplaced
    undo.unplaced = from.tree.unplaced
  }
  return Object.keys(redo).length === 0 ? null : { redo, undo }
}

/** The patch that leads from one copy of a page to another. `null` when nothing differs. */
export function diff(from: Copy, to: Copy): Patch | null {
  return diffPair(from, to)?.redo ?? null
}

function diffRows(from: Tree, to: Tree, { redo, undo }: PatchPair): void {
  for (const id of changedIn(from.rows, to.rows)) {
    const before = from.rows[id]
    const after = to.rows[id]
    if (!before || !after) {
      ;(redo.rows ??= {})[id] = after ?? null
      ;(undo.rows ??= {})[id] = before ?? null
      continue
    }
    const change = diffRow(before, after)
    if (!change) continue
    ;(redo.fields ??= {})[id] = change.redo
    ;(undo.fields ??= {})[id] = change.undo
  }
}

function diffChildren(from: Tree, to: Tree, { redo, undo }: PatchPair): void {
  for (const id of changedIn(from.children, to.children)) {
    if (isEqual(from.children[id], to.children[id])) continue
    ;(redo.children ??= {})[id] = to.children[id] ?? null
    ;(undo.children ??= {})[id] = from.children[id] ?? null
  }
}

type RowPatch = NonNullable<Patch['fields']>[string]

function diffRow(before: Row, after: Row): { redo: RowPatch; undo: RowPatch } | null {
  const { element: beforeElement, ...beforeFields } = before
  const { element: afterElement, ...afterFields } = after
  const row = diffKeys(beforeFields, afterFields)
  const element = beforeElement === afterElement ? null : diffKeys({ ...beforeElement }, { ...afterElement })
  if (!row && !element) return null
  return {
    redo: { ...(row ? { row: row.redo } : {}), ...(element ? { element: element.redo } : {}) },
    undo: { ...(row ? { row: row.undo } : {}), ...(element ? { element: element.undo } : {}) },
  }
}

interface KeyPair {
  redo: KeyPatch
  undo: KeyPatch
}

function diffKeys(before: Record<string, unknown>, after: Record<string, unknown>): KeyPair | null {
  const keys = changedKeys(before, after)
  return keys.length === 0 ? null : { redo: pick(after, keys), undo: pick(before, keys) }
}

function pick(values: Record<string, unknown>, keys: readonly string[]): KeyPatch {
  const present = keys.filter((key) => values[key] !== undefined)
  return {
    set: Object.fromEntries(present.map((key) => [key, values[key]])),
    unset: keys.filter((key) => values[key] === undefined),
  }
}

function changedKeys(before: Readonly<Record<string, unknown>>, after: Readonly<Record<string, unknown>>): string[] {
  const changed: string[] = []
  for (const key in after) if (!isEqual(before[key], after[key])) changed.push(key)
  for (const key in before) if (after[key] === undefined && before[key] !== undefined) changed.push(key)
  return changed
}
