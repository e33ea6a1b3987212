import type { CollectionAfterOperationHook, PayloadRequest } from 'payload'
import { isStaff, readsWholePages } from '../../collections/core/access'
import { withSections } from '../../collections/core/sections/readSections'
import type { CoreContext } from '../../options/context'
import { fieldInstancesOf } from '../../slices/fieldInstances'
import { readRows, toElements, toTree } from '../../tree'

/** `?tree=true`: reads answer with nested elements, so that another front end needs no helper. */
export function nestElements({ catalogue }: Pick<CoreContext, 'catalogue'>): CollectionAfterOperationHook {
  /** The document with `elements` nested, and with those of its shared sections inside their placements. One without elements stays as it is. */
  const nested = async <Doc>(req: PayloadRequest, doc: Doc): Promise<Doc> => {
    const elements = (doc as { elements?: unknown } | null)?.elements
    if (!Array.isArray(elements)) return doc
    const rows = readRows(elements)
    // Whoever is no staff has them already.
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

/** What is read on the way, as the sections of a page, is meant as rows. */
function wantsTree(req: PayloadRequest): boolean {
  const { payloadAPI, query } = req
  return payloadAPI === 'REST' && !readsWholePages(req) && (query?.tree === 'true' || query?.tree === true)
}
