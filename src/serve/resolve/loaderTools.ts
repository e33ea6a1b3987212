import type { LoaderTools } from '../../slices/types'
import { untilTag } from '../cache/moments.mjs'
import { hrefInLanguage, translationsAt } from './inLanguage'
import { resolveDocument } from './resolveDocument'
import type { StoredDocument } from './documentBatch'
import type { ResolveScope } from './scope'

/** Returns the tools that loaders of slices and layouts get in addition to the request. */
export function loaderTools(scope: ResolveScope): LoaderTools {
  return {
    addTag: scope.addTag,
    changesAt: (moment) => {
      if (!Number.isNaN(moment.getTime())) scope.addTag(untilTag(moment))
    },
    hrefInLanguage: async (href) => hrefInLanguage(href, scope),
    translationsAt: (path) => translationsAt(path, scope),
    resolveDocuments: ({ collection, documents, media }) =>
      Promise.all(
        documents.map((document) =>
          resolveDocument(collection, document as StoredDocument, { depth: 1, ...(media ? { media } : {}) }, scope),
        ),
      ),
  }
}
