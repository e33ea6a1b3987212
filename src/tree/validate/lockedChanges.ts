import { own } from '../internal/values'
import { isEqual } from '../isEqual'
import { elementName, parentOf, slotOf } from '../row'
import { childrenOf } from '../traverse'
import type { ElementPermission, Row, Tree, Violation } from '../types'
import { safeEnvelope } from '../envelope'
import { violation } from './violation'

/**
 * What a change does to locked elements: only an administrator may. An element's `permissions` name what is locked. A change
 * of `permissions` themselves counts as one of everything that they lock. A duplicate cannot be told from a new element.
 */
export function lockedChanges(before: Tree, after: Tree): Violation[] {
  return Object.values(before.rows).flatMap((row) => {
    const { permissions } = safeEnvelope(row.element)
    if (permissions.length === 0 || isUntouched(before, after, row)) return []
    const done = changesOf(before, after, row)
    return permissions.flatMap((permission) => {
      if (!done.has(permission)) return []
      return [
        violation(
          row,
          'locked',
          `is locked: only an administrator may ${VERBS[permission]} "${elementName(row)}"`,
          permission,
        ),
      ]
    })
  })
}

const VERBS: Record<ElementPermission, string> = {
  edit: 'change',
  move: 'move',
  delete: 'delete',
  duplicate: 'duplicate',
  replace: 'replace',
  children: 'change what stands inside',
}

function isUntouched(before: Tree, after: Tree, row: Row): boolean {
  return own(after.rows, row.id) === row && own(before.children, row.id) === own(after.children, row.id)
}

function changesOf(before: Tree, after: Tree, row: Row): ReadonlySet<ElementPermission> {
  const next = own(after.rows, row.id)
  if (!next) return new Set(['delete'])
  const envelope = safeEnvelope(row.element)
  if (!isEqual(envelope.permissions, safeEnvelope(next.element).permissions)) return new Set(envelope.permissions)
  const done = new Set<ElementPermission>()
  const isReplaced = next.blockType !== row.blockType
  if (isReplaced) done.add('replace')
  if (parentOf(next) !== parentOf(row) || slotOf(next) !== slotOf(row)) done.add('move')
  if (!isReplaced && !isEqual(contentOf(row), contentOf(next))) done.add('edit')
  if (!isEqual(childrenOf(before, row.id), childrenOf(after, row.id))) done.add('children')
  return done
}

/** Everything of a row but its place. */
function contentOf({ element, ...fields }: Row): Record<string, unknown> {
  const { parent: _parent, slot: _slot, ...settings } = safeEnvelope(element)
  return { ...fields, blockName: fields.blockName ?? null, settings }
}
