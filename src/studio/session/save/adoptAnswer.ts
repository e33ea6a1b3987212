import { readRows, toRows, toTree, withElements, type Row } from '../../../tree'
import { diff, isSame, type Action, type Copy, type Patch, type StudioPage, type StudioStore } from '../../model'

/** The save endpoint's answer. */
export interface SaveAnswer {
  rev: number
  savedAt: string
  /** What was stored differently from what was sent. */
  updated?: { page?: Record<string, unknown>; rows?: unknown[] }
  /** All rows and page fields, when somebody else's changes were merged in. */
  rows?: unknown[]
  page?: Record<string, unknown>
}

interface Input {
  store: StudioStore
  /** The saved copy that the save was based on. */
  before: Copy
  sent: Copy
  answer: SaveAnswer
}

/**
 * What the server stored differently, or merged in, comes to the page as a remote change. What was typed while the save was on
 * its way stays as it is, and stays dirty.
 */
export function adoptAnswer({ store, before, sent, answer }: Input): void {
  const patch = diff(sent, serverCopy({ sent, answer }))
  const own = patch && withoutTyped({ patch, before, sent, current: store.getState() })
  if (!own || Object.keys(own).length === 0) return
  const isOwn = answer.rows === undefined
  store.dispatch({ type: 'patchPage', source: 'remote', rev: answer.rev, patch: toMessage(own), isOwn })
}

function serverCopy({ sent, answer }: Pick<Input, 'sent' | 'answer'>): Copy {
  const page = { ...sent.page, ...answer.updated?.page, ...answer.page }
  if (answer.rows) return copyOf({ page, rows: answer.rows })
  const stored = readRows(answer.updated?.rows ?? [])
  if (stored.length === 0) return { page, tree: sent.tree }
  return { page, tree: toTree(withElements(toRows(sent.tree), stored)) }
}

interface Typed {
  before: Copy
  sent: Copy
  current: Copy
}

/**
 * The patch without the server's form of values that were sent and have been typed on since. What others changed stays in it: if it
 * was changed here since, that is a conflict.
 */
function withoutTyped({ patch, ...copies }: Typed & { patch: Patch }): Patch {
  const { page, fields, ...rest } = patch
  const left: Patch = { ...rest }
  if (page) left.page = untyped(page, copies, (copy) => copy.page)
  if (fields)
    left.fields = Object.fromEntries(Object.entries(fields).map(([id, change]) => [id, ofRow(id, change, copies)]))
  return left
}

type KeyPatch = NonNullable<Patch['page']>
type RowPatch = NonNullable<Patch['fields']>[string]

function ofRow(id: string, { row, element }: RowPatch, copies: Typed): RowPatch {
  return {
    ...(row ? { row: untyped(row, copies, ({ tree }) => tree.rows[id]) } : {}),
    ...(element ? { element: untyped(element, copies, ({ tree }) => settingsOf(tree.rows[id])) } : {}),
  }
}

/** Parent and slot belong to the lists of children, which stay in the patch. */
function settingsOf(row: Row | undefined): Record<string, unknown> {
  const { parent: _parent, slot: _slot, ...settings } = row?.element ?? {}
  return settings
}

type Values = Readonly<Record<string, unknown>> | undefined

function untyped(
  { set, unset }: KeyPatch,
  { before, sent, current }: Typed,
  valuesOf: (copy: Copy) => Values,
): KeyPatch {
  const [was, own, now] = [valuesOf(before), valuesOf(sent), valuesOf(current)]
  const isKept = (key: string) => isSame(own?.[key], now?.[key]) || isSame(was?.[key], own?.[key])
  return { set: Object.fromEntries(Object.entries(set).filter(([key]) => isKept(key))), unset: unset.filter(isKept) }
}

/** A patch with plain arrays, as the action's schema has it. */
export function toMessage(patch: Patch): Action<'patchPage'>['patch'] {
  const { children, unplaced, ...rest } = patch
  return {
    ...rest,
    ...(children
      ? { children: Object.fromEntries(Object.entries(children).map(([id, list]) => [id, list && [...list]])) }
      : {}),
    ...(unplaced ? { unplaced: [...unplaced] } : {}),
  }
}

/** A copy of a page from rows as the server sends them. */
export function copyOf({ page, rows }: { page: StudioPage; rows: unknown }): Copy {
  return { page, tree: toTree(readRows(rows)) }
}
