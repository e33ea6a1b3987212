import type { LoadArgs } from '../../slices/types'
import { untilTag } from '../cache/moments.mjs'
import { resolveDocument } from './resolveDocument'
import type { StoredDocument } from './documentBatch'
import type { ResolveScope } from './scope'

/** What loaders of slices and layouts are given beside their request. */
export function loaderTools(scope: ResolveScope): Pick<LoadArgs, 'addTag' | 'changesAt' | 'resolveDocuments'> {
  return {
    addTag: scope.addTag,
    changesAt: (moment) => {
      if (!Number.isNaN(moment.getTime())) scope.addTag(untilTag(moment))
    },
    resolveDocuments: ({ collection, documents, media }) =>
      Promise.all(
        documents.map((document) =>
          resolveDocument(collection, document as StoredDocument, { depth: 1, ...(media ? { media } : {}) }, scope),
        ),
      ),
  }
}
