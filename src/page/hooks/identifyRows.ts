import { randomUUID } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { isRecord, normaliseRows, readRows } from '../../tree'

/** Gives rows without an id a UUID, and every row a whole envelope, before Payload would give it an ObjectId; parents first. */
export const identifyRows: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const data = (args as { data?: { elements?: unknown } }).data
  if (!data || !Array.isArray(data.elements)) return args
  return { ...args, data: { ...data, elements: normaliseRows(readRows(data.elements.map(identified))) } }
}

function identified(row: unknown): unknown {
  return isRecord(row) && (typeof row.id !== 'string' || row.id === '') ? { ...row, id: randomUUID() } : row
}
