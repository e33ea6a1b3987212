import { canPlace, isDomId } from '../../../../tree'
import type { ElementPermission, Row, Tree, TreeRules } from '../../../../tree/types'
import type { Parsed } from '../../../ui/inputs/parse'

interface ParseDomIdInput {
  text: string
  /** The element whose id it is; `null`: the page. */
  id: string | null
  rows: Readonly<Record<string, Row>>
  /** How an element is called on the screen. */
  nameOf: (row: Row) => string
}

/** A DOM id is well formed and there once on the page; empty means none. */
export function parseDomId({ text, id, rows, nameOf }: ParseDomIdInput): Parsed<string | null> {
  const domId = text.trim()
  if (domId === '') return { value: null }
  if (!isDomId(domId)) return { problem: 'Use letters, digits, "-" and "_", beginning with a letter.' }
  for (const other of Object.values(rows)) {
    if (other.id !== id && other.element.properties?.domId === domId) {
      return { problem: `"${nameOf(other)}" on this page has the id "${domId}" already.` }
    }
  }
  return { value: domId }
}

/** The slots of the element's parent in which it may stand, the one that it has included. */
export function legalSlots({ tree, row, rules }: { tree: Tree; row: Row; rules: TreeRules }): string[] {
  const { parent, slot: own } = row.element
  const parentRow = parent === null ? undefined : tree.rows[parent]
  const slots = parentRow ? Object.keys(rules.slice(parentRow.blockType)?.slots ?? {}) : []
  return slots.filter(
    (slot) =>
      slot === own || canPlace(tree, { blockType: row.blockType, parent, slot, moving: [row.id] }, rules).allowed,
  )
}

const VERBS: Record<ElementPermission, string> = {
  edit: 'change',
  move: 'move',
  delete: 'delete',
  duplicate: 'duplicate',
  replace: 'replace',
  children: 'change the inside of',
}

interface LockSentenceInput {
  permissions: readonly ElementPermission[]
  isAdministrator: boolean
  canEdit: boolean
}

/** What nobody but an administrator may do with a locked element; `null` when nothing is locked. */
export function lockSentence({ permissions, isAdministrator, canEdit }: LockSentenceInput): string | null {
  if (permissions.length === 0) return null
  const verbs = permissions.map((permission) => VERBS[permission])
  const list = verbs.length === 1 ? verbs[0] : `${verbs.slice(0, -1).join(', ')} and ${verbs.at(-1)}`
  if (isAdministrator && canEdit) return `Locked for editors: only administrators may ${list} it.`
  return `Locked: only an administrator may ${list} it. Ask one to take the lock off.`
}
