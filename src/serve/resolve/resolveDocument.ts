import type { FlattenedField } from 'payload'
import type { ResolvedDocument } from '../../slices/types'
import { shownFieldsIn } from '../../slices/ownPage'
import { inLanguage } from './inLanguage'
import { hrefOf } from './resolveLink'
import { resolvePayloadFields } from './resolvePayloadField'
import { readDocument } from './scope'
import type { DocumentOptions, ResolveScope } from './scope'
import type { StoredDocument } from './documentBatch'

/** Returns a stored document for a component: with resolved images, links and rich text. */
export async function resolveDocument(
  collection: string,
  document: StoredDocument,
  options: DocumentOptions,
  scope: ResolveScope,
): Promise<ResolvedDocument> {
  const id = String(document.id)
  scope.addTag(`${collection}:${id}`)
  if (collection === scope.slugs.pages) return pageSummary(await inLanguage(document, scope))
  const config = scope.req.payload.collections[collection as keyof typeof scope.req.payload.collections]?.config
  const fields: FlattenedField[] = config?.flattenedFields ?? []
  // The address of the document; `null` for one without a page.
  const href = shownFieldsIn(fields) ? { href: await hrefOf(collection, document, scope) } : {}
  return { ...document, ...(await resolvePayloadFields(fields, document, options, scope)), ...href, id }
}

/** Returns the documents with these ids, in this order, without those that the visitor cannot see. */
export async function resolveDocuments(
  collection: string,
  values: unknown,
  options: DocumentOptions,
  scope: ResolveScope,
): Promise<ResolvedDocument[]> {
  const list = Array.isArray(values) ? values : []
  const found = await Promise.all(
    list.map(async (value) => {
      const document = await readDocument(scope, collection, value)
      return document ? resolveDocument(collection, document, options, scope) : null
    }),
  )
  return found.filter((document) => document !== null)
}

function pageSummary({ id, title, path, siteId, languageCode }: StoredDocument): ResolvedDocument {
  return { id, title, path, siteId, languageCode }
}
