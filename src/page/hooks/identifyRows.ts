import { randomUUID } from 'node:crypto'
import type { CollectionBeforeOperationHook } from 'payload'
import { normaliseRows, parseEnvelope, type Row } from '../../tree'

/** Gives rows without an id a UUID, and every row a whole envelope, before Payload would give it an ObjectId; parents first. */
export const identifyRows: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation !== 'create' && operation !== 'update') return args
  const data = (args as { data?: { elements?: Partial<Row>[] } }).data
  if (!data || !Array.isArray(data.elements)) return args
  return { ...args, data: { ...data, elements: normaliseRows(data.elements.map(identified)) } }
}

function identified(row: Partial<Row>): Row {
  const { id, element } = row
  return { ...row, id: typeof id === 'string' && id !== '' ? id : randomUUID(), element: parseEnvelope(element) } as Row
}
