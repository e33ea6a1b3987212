import type { PayloadRequest } from 'payload'
import { slugsOf } from '../../options/getVoix'
import type { RenderContext } from '../../slices/types'
import { DocumentBatch } from './documentBatch'
import { PageBatch } from './pageBatch'
import { resolveDocument } from './resolveDocument'
import type { ResolveScope } from './scope'

export interface ScopeArgs {
  req: PayloadRequest
  context: RenderContext
  originOf?: ResolveScope['originOf']
  addTag?: (tag: string) => void
}

export function createScope({ req, context, originOf = () => null, addTag = () => {} }: ScopeArgs): ResolveScope {
  const scope: ResolveScope = {
    req,
    context,
    documents: new DocumentBatch({ req, locale: context.languageCode }),
    pages: new PageBatch({ req, siteId: context.siteId }),
    originOf,
    slugs: slugsOf(req),
    images: { apiRoute: req.payload.config.routes.api, secret: req.payload.secret },
    addTag,
    follow: (collection, document, options) => resolveDocument(collection, document, options, scope),
  }
  return scope
}
