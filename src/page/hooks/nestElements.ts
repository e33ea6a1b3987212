import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { isStaff, readsWholePages } from '../../collections/core/access'
import { withSections } from '../../collections/core/sections/readSections'
import type { CoreContext } from '../../options/context'
import { fieldInstancesOf } from '../../slices/fieldInstances'
import { readRows, toElements, toTree } from '../../tree'

/** Returns elements nested in reads with `?tree=true`, so that another front end needs no helper. */
export function nestElements({ catalogue }: Pick<CoreContext, 'catalogue'>): CollectionAfterOperationHook {
  /**
   * Returns the document with nested `elements`, including those of shared sections. Documents without elements are
   * unchanged.
   */
  const nested = async <Doc>(req: PayloadRequest, doc: Doc): Promise<Doc> => {
    const elements = (doc as { elements?: unknown } | null)?.elements
    if (!Array.isArray(elements)) return doc
    const rows = readRows(elements)
    // Reads of visitors already contain the sections' elements.
    const filled = isStaff(req) ? await withSections({ req, rows }) : rows
    return { ...doc, elements: toElements(toTree(filled), { fieldInstances: fieldInstancesOf(catalogue) }) }
  }
  return async ({ operation, result, req }) => {
    if (!wantsTree(req)) return result
    if (operation === 'findByID') return nested(req, result)
    if (operation !== 'find') return result
    const found = result as { docs: unknown[] }
    return { ...found, docs: await Promise.all(found.docs.map((doc) => nested(req, doc))) } as typeof result
  }
}

/** Returns whether to nest. Internal reads of the same request, such as those of sections, need rows. */
function wantsTree(req: PayloadRequest): boolean {
  const { payloadAPI, query } = req
  return payloadAPI === 'REST' && !readsWholePages(req) && (query?.tree === 'true' || query?.tree === true)
}
