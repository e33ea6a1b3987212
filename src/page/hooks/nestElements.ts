import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { toElements, toTree, type Row } from '../../tree'

/** `?tree=true`: reads answer with nested elements, so that another front end needs no helper. */
export const nestElements: CollectionAfterOperationHook = ({ operation, result, req }) => {
  if (!wantsTree(req)) return result
  if (operation === 'findByID') return withNestedElements(result)
  if (operation !== 'find') return result
  const found = result as { docs: unknown[] }
  return { ...found, docs: found.docs.map(withNestedElements) } as typeof result
}

function wantsTree({ payloadAPI, query }: PayloadRequest): boolean {
  return payloadAPI === 'REST' && (query?.tree === 'true' || query?.tree === true)
}

/** The document with `elements` nested. One without elements stays as it is. */
export function withNestedElements<Doc>(doc: Doc): Doc {
  const rows = (doc as { elements?: Row[] } | null)?.elements
  return Array.isArray(rows) ? { ...doc, elements: toElements(toTree(rows)) } : doc
}
