import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import type { CoreContext } from '../../options/context'
import { fieldInstancesOf } from '../../slices/fieldInstances'
import { readRows, toElements, toTree } from '../../tree'

/** `?tree=true`: reads answer with nested elements, so that another front end needs no helper. */
export function nestElements({ catalogue }: Pick<CoreContext, 'catalogue'>): CollectionAfterOperationHook {
  const nested = <Doc>(doc: Doc): Doc => {
    const rows = (doc as { elements?: unknown } | null)?.elements
    if (!Array.isArray(rows)) return doc
    const fieldInstances = fieldInstancesOf(catalogue)
    return { ...doc, elements: toElements(toTree(readRows(rows)), { fieldInstances }) }
  }
  return ({ operation, result, req }) => {
    if (!wantsTree(req)) return result
    if (operation === 'findByID') return nested(result)
    if (operation !== 'find') return result
    const found = result as { docs: unknown[] }
    return { ...found, docs: found.docs.map(nested) } as typeof result
  }
}

function wantsTree({ payloadAPI, query }: PayloadRequest): boolean {
  return payloadAPI === 'REST' && (query?.tree === 'true' || query?.tree === true)
}
