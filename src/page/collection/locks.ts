import { defaultFields } from '../../slices'
import { nameOf, safeEnvelope, type ElementPermission, type Row } from '../../tree'
import type { CoreContext } from '../../options/context'
import { isEqual } from '../../tree'

const SENTENCES: Record<ElementPermission, string> = {
  edit: 'its content is locked',
  move: 'it is locked in its place',
  delete: 'it is locked against deleting',
  duplicate: 'it is locked against duplicating',
  replace: 'its slice is locked',
  children: 'the elements inside it are locked',
}

interface Rows {
  before: readonly Row[]
  after: readonly Row[]
  catalogue: CoreContext['catalogue']
}

/** What a change does to elements that administrators have locked; empty when it leaves them alone. */
export function brokenLocks({ before, after, catalogue }: Rows): { element: string; message: string }[] {
  const next = new Map(after.map((row) => [row.id, row]))
  return before.flatMap((row) => {
    const locked = safeEnvelope(row.element).permissions
    if (locked.length === 0) return []
    const broken = (permission: ElementPermission) =>
      locked.includes(permission) && breaks[permission](row, next.get(row.id))
    const breaks: Record<ElementPermission, (stored: Row, changed: Row | undefined) => boolean> = {
      delete: (_stored, changed) => changed === undefined,
      edit: (stored, changed) => changed !== undefined && isEdited({ stored, changed, catalogue }),
      move: (stored, changed) => changed !== undefined && !isEqual(placeOf(stored), placeOf(changed)),
      replace: (stored, changed) => changed !== undefined && stored.blockType !== changed.blockType,
      children: ({ id }, changed) => changed !== undefined && !isEqual(childrenOf(before, id), childrenOf(after, id)),
      // A copy cannot be told from a new element; the studio does not offer it.
      duplicate: () => false,
    }
    const problem = locked.find(broken)
    if (problem) return [{ element: row.id, message: sentence(row, SENTENCES[problem]) }]
    const changed = next.get(row.id)
    const isUnlocked = changed !== undefined && !isEqual(safeEnvelope(changed.element).permissions, locked)
    return isUnlocked ? [{ element: row.id, message: sentence(row, 'its locks are not yours to change') }] : []
  })
}

function sentence(row: Row, reason: string): string {
  return `Element "${nameOf(row)}" (${row.id}): ${reason}. Ask an administrator (rule: locked).`
}

/** A field that the stored row lacks may come in with its default: that is the slice's doing, not the editor's. */
function isEdited({
  stored,
  changed,
  catalogue,
}: {
  stored: Row
  changed: Row
  catalogue: Rows['catalogue']
}): boolean {
  const defaults = catalogue.has(stored.blockType) ? defaultFields(catalogue.findSlice(stored.blockType)) : {}
  const names = new Set([...Object.keys(stored), ...Object.keys(changed)])
  names.delete('element')
  const isContentEdited = [...names].some((name) => {
    if (isEqual(stored[name], changed[name])) return false
    return name in stored || !(isEmpty(changed[name]) || isEqual(changed[name], defaults[name]))
  })
  return isContentEdited || !isEqual(settingsOf(stored), settingsOf(changed))
}

function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

function placeOf(row: Row) {
  const { parent, slot } = safeEnvelope(row.element)
  return { parent, slot }
}

function settingsOf(row: Row) {
  return { ...safeEnvelope(row.element), parent: null, slot: null, permissions: null }
}

function childrenOf(rows: readonly Row[], id: string): string[] {
  return rows.filter(({ element }) => safeEnvelope(element).parent === id).map((row) => row.id)
}
