import type { LoadArgs } from '../../slices/types'
import { resolveDocument } from './resolveDocument'
import type { StoredDocument } from './documentBatch'
import type { ResolveScope } from './scope'

/** What loaders of slices and layouts are given beside their request. */
export function loaderTools(scope: ResolveScope): Pick<LoadArgs, 'addTag' | 'resolveDocuments'> {
  return {
    addTag: scope.addTag,
    resolveDocuments: ({ collection, documents, media }) =>
      Promise.all(
        documents.map((document) =>
          resolveDocument(collection, document as StoredDocument, { depth: 1, ...(media ? { media } : {}) }, scope),
        ),
      ),
  }
}
