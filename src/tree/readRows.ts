import { createEnvelope, isWholeEnvelope, readEnvelope } from './envelope'
import { isUsableId } from './internal/ids'
import { isRecord } from './internal/values'
import type { Row } from './types'

/**
 * Returns stored or received values as valid rows. Every row from the database, a request, another window, the
 * clipboard or browser storage must pass through it.
 * Invalid values get their defaults and are kept in `element.unreadable`. An entry without an id, or that is not an
 * object, gets an id derived from its content and no place in the tree. Valid rows are returned as they are.
 */
export function readRows(value: unknown): Row[] {
  if (!Array.isArray(value)) return []
  const derived = new Map<string, number>()
  const idFor = (entry: unknown) => {
    const id = `unreadable-${hashOf(JSON.stringify(entry) ?? '')}`
    const count = (derived.get(id) ?? 0) + 1
    derived.set(id, count)
    return count === 1 ? id : `${id}-${count}`
  }
  return value.map((entry: unknown) => readRow(entry, idFor))
}

function readRow(entry: unknown, idFor: (entry: unknown) => string): Row {
  if (!isRecord(entry)) {
    const element = createEnvelope({ unreadable: { row: entry ?? null } })
    return { id: idFor(entry), blockType: '', blockName: null, element }
  }
  const { id, blockType, blockName } = entry
  const hasName = blockName === undefined || blockName === null || typeof blockName === 'string'
  const isTrue = isUsableId(id) && typeof blockType === 'string' && hasName && isWholeEnvelope(entry.element)
  if (isTrue) return entry as unknown as Row
  const { envelope, unreadable } = readEnvelope(entry.element)
  const wrong = {
    ...unreadable,
    ...(isUsableId(id) ? {} : { id: id ?? null }),
    ...(typeof blockType === 'string' ? {} : { blockType: blockType ?? null }),
    ...(hasName ? {} : { blockName }),
  }
  const row = {
    ...entry,
    element: Object.keys(wrong).length === 0 ? envelope : { ...envelope, unreadable: wrong },
  } as Row
  if (!isUsableId(id)) row.id = idFor(entry)
  if (typeof blockType !== 'string') row.blockType = ''
  if (!hasName) row.blockName = null
  return row
}

/** FNV-1a: the same entry gets the same id on the server and in every window. */
function hashOf(text: string): string {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}
