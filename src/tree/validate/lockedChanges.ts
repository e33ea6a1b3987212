import { isEqual, isSameValue } from '../isEqual'
import { own } from '../internal/values'
import { parentOf, slotOf } from '../row'
import { childrenOf } from '../traverse'
import type { ElementPermission, LockBreak, Row, Tree, UnplacedRow, Violation } from '../types'
import { violation } from './violation'

export interface LockOptions {
  /** Returns the fields of a new element of a slice. A stored element may gain a missing field with its default. */
  defaults?: (blockType: string) => Readonly<Record<string, unknown>>
}

/**
 * Returns violations for changes of locked elements, which only administrators may make. `permissions` of an element
 * names its locks; `lock` of a violation is one of them, or `permissions` if only the locks changed. A diff does not
 * distinguish a duplicate from a new element, or which of two siblings moved. Callers who know the operation call
 * `isLocked`.
 */
export function lockedChanges(before: Tree, after: Tree, { defaults }: LockOptions = {}): Violation[] {
  return [...Object.values(before.rows), ...before.unplaced.flatMap(lost)].flatMap((row) => {
    const { permissions } = row.element
    if (permissions.length === 0 || isUntouched(before, after, row)) return []
    // A row without a place still exists.
    const next = own(after.rows, row.id) ?? after.unplaced.find((unplaced) => unplaced.row.id === row.id)?.row
    const done = changesOf({ before, after, row, next, defaults })
    const broken: LockBreak[] = permissions.filter((permission) => done.has(permission))
    const isUnlocked = next !== undefined && !isEqual(permissions, next.element.permissions)
    if (broken.length === 0 && isUnlocked) broken.push('permissions')
    return broken.map((lock) => violation(row, { rule: 'locked', lock }))
  })
}

/** Whether only administrators may do this to an element. */
export function isLocked(row: Row | undefined, permission: ElementPermission): boolean {
  return row?.element.permissions.includes(permission) ?? false
}

/** Returns the lock that forbids a change of an element, or `null`. */
export function lockOn(row: Row | undefined, permission: ElementPermission): Violation | null {
  return row && isLocked(row, permission) ? violation(row, { rule: 'locked', lock: permission }) : null
}

function isUntouched(before: Tree, after: Tree, row: Row): boolean {
  return own(after.rows, row.id) === row && own(before.children, row.id) === own(after.children, row.id)
}

/** Returns a row without a place, unless placing it changes its id: then it looks like a new element. */
function lost({ row, rule }: UnplacedRow): Row[] {
  return rule === 'duplicate-id' || row.element.unreadable?.id !== undefined ? [] : [row]
}

interface Changed extends LockOptions {
  before: Tree
  after: Tree
  row: Row
  /** The same row in `after`. */
  next: Row | undefined
}

function changesOf({ before, after, row, next, defaults }: Changed): ReadonlySet<ElementPermission> {
  if (!next) return new Set(['delete'])
  const done = new Set<ElementPermission>()
  const isReplaced = next.blockType !== row.blockType
  if (isReplaced) done.add('replace')
  if (!isReplaced && isEdited(row, next, defaults?.(row.blockType))) done.add('edit')
  // Placing a row that had no place is not a move.
  if (!Object.hasOwn(before.rows, row.id)) return done
  if (parentOf(next) !== parentOf(row) || slotOf(next) !== slotOf(row)) done.add('move')
  if (!isEqual(childrenOf(before, row.id), childrenOf(after, row.id))) done.add('children')
  return done
}

function isEdited(row: Row, next: Row, defaults: Readonly<Record<string, unknown>> = {}): boolean {
  const fields = Object.keys({ ...row, ...next }).filter((name) => name !== 'element')
  const isContentEdited = fields.some((name) => {
    if (isSameValue(row[name], next[name])) return false
    return Object.hasOwn(row, name) || !isSameValue(next[name], defaults[name])
  })
  return isContentEdited || !isEqual(settingsOf(row), settingsOf(next))
}

/** Returns the envelope without place, locks and unreadable values, which valid values may replace. */
function settingsOf({ element }: Row): Record<string, unknown> {
  return { ...element, parent: null, slot: null, permissions: null, unreadable: null }
}
