import { randomUUID } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { getVoix } from '../../options/getVoix'
import { upgradeOrKeep, versionOf, type Catalogue } from '../../slices'
import { isRecord, normaliseRows, readRows, type Row } from '../../tree'

/**
 * Gives rows without an id a UUID, before Payload would set an ObjectId, gives every row a complete envelope, and sorts
 * parents first. Rows with a slice version (exports, copies) are upgraded. Rows without one count as current.
 */
export const identifyRows: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const data = (args as { data?: { elements?: unknown } }).data
  if (!data || !Array.isArray(data.elements)) return args
  const { catalogue } = getVoix(req.payload.config)
  const known = data.elements.map((row) => withMode(catalogue, identified(row)))
  const rows = readRows(known).map((row) => atVersion(catalogue, row))
  return { ...args, data: { ...data, elements: normaliseRows(rows) } }
}

function identified(row: unknown): unknown {
  return isRecord(row) && (typeof row.id !== 'string' || row.id === '') ? { ...row, id: randomUUID() } : row
}

/** Sets the hydration mode of the slice on an element without one. */
function withMode({ find }: Catalogue, row: unknown): unknown {
  if (!isRecord(row) || !(row.element == null || isRecord(row.element))) return row
  const { element } = row
  const mode = element?.hydrationMode ?? find(String(row.blockType))?.hydrationMode
  return mode === undefined ? row : { ...row, element: { ...element, hydrationMode: mode } }
}

function atVersion({ find, histories }: Catalogue, row: Row): Row {
  const slice = row.element.version === undefined ? find(row.blockType) : undefined
  if (!slice) return upgradeOrKeep(histories, row)
  return slice.version === 1 ? row : { ...row, element: { ...row.element, ...versionOf(slice) } }
}
