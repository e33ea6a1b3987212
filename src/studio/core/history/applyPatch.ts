import type { Envelope, Row, Tree } from '../../../tree'
import type { Copy, StudioPage } from '../types'
import type { KeyPatch, Patch } from './types'

/** A copy of a page with a patch applied. What the patch does not name keeps its reference. */
export function applyPatch({ page, tree }: Copy, patch: Patch): Copy {
  return {
    page: patch.page ? (patchKeys(page, patch.page) as StudioPage) : page,
    tree: patchTree(tree, patch),
  }
}

function patchTree(tree: Tree, patch: Patch): Tree {
  if (!patch.rows && !patch.fields && !patch.children && !patch.unplaced) return tree
  const rows: Record<string, Row> = patch.rows || patch.fields ? { ...tree.rows } : tree.rows
  for (const [id, row] of Object.entries(patch.rows ?? {})) setOrDelete(rows, id, row)
  for (const [id, change] of Object.entries(patch.fields ?? {})) {
    const row = rows[id]
    if (row) rows[id] = patchRow(row, change)
  }
  const children = patch.children ? { ...tree.children } : tree.children
  for (const [id, list] of Object.entries(patch.children ?? {})) setOrDelete(children, id, list)
  return { rows, children, unplaced: patch.unplaced ?? tree.unplaced }
}

function patchRow(row: Row, { row: fields, element }: { row?: KeyPatch; element?: KeyPatch }): Row {
  const patched = fields ? patchKeys(row, fields) : row
  const envelope = element ? (patchKeys({ ...row.element }, element) as unknown as Envelope) : row.element
  return { ...(patched as Row), element: envelope }
}

function patchKeys(record: Record<string, unknown>, { set, unset }: KeyPatch): Record<string, unknown> {
  const patched = { ...record, ...set }
  for (const key of unset) delete patched[key]
  return patched
}

function setOrDelete<Value>(record: Record<string, Value>, key: string, value: Value | null): void {
  if (value === null) delete record[key]
  else record[key] = value
}
