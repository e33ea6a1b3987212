import { copyWith } from '../../../tree'
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
  return {
    rows: patch.rows || patch.fields ? copyWith(tree.rows, changedRows(tree, patch)) : tree.rows,
    children: patch.children ? copyWith(tree.children, orGone(patch.children)) : tree.children,
    unplaced: patch.unplaced ?? tree.unplaced,
  }
}

function changedRows(tree: Tree, { rows = {}, fields = {} }: Patch): [string, Row | undefined][] {
  const changed = Object.entries(fields).flatMap(([id, change]): [string, Row][] => {
    const row = Object.hasOwn(rows, id) ? rows[id] : tree.rows[id]
    return row ? [[id, patchRow(row, change)]] : []
  })
  return [...orGone(rows), ...changed]
}

function orGone<Value>(values: Readonly<Record<string, Value | null>>): [string, Value | undefined][] {
  return Object.entries(values).map(([id, value]) => [id, value ?? undefined])
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
