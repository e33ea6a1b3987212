import type { CollectionSlug, Where } from 'payload'
import { OWN_PAGE, shownFieldsIn } from '../../slices/ownPage'
import { SECTION_KIND, SLUG_SEGMENT } from '../../tree'
import type { ModelQuery, QueryCondition } from '../../tree/types'
import type { StoredDocument } from './documentBatch'
import { hrefOf } from './resolveLink'
import type { ResolveScope } from './scope'

/** The most documents that one query element shows. */
export const MOST_DOCUMENTS = 100

/**
 * The documents that a query element shows, with the visitor's rights. A query that cannot be run (a field that is gone,
 * a collection that is not offered) finds nothing and says so in the log: it is the editor's to mend, not the visitor's.
 */
export async function runQuery(
  query: ModelQuery,
  allowed: readonly string[] | undefined,
  scope: ResolveScope,
  /** What stands for `{slug}`; `null`: the page has none in its path. */
  slug: string | null = null,
): Promise<StoredDocument[]> {
  const { payload } = scope.req
  const { collection, sort, limit } = query
  if (!(collection in payload.collections) || (allowed && !allowed.includes(collection))) {
    payload.logger.warn(`A query element asks for the collection "${collection}", which queries may not read.`)
    return []
  }
  // What is asked for by its slug is one document, whose own tag comes with it.
  if (slug === null || !isOwnQuery(query)) scope.addTag(collection)
  try {
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: {
        and: [
          toWhere(withSlug(query.where, slug)),
          // To visitors they are none; in the preview staff would read them.
          ...(collection === scope.slugs.pages ? [{ kind: { not_equals: SECTION_KIND } }] : []),
        ],
      },
      ...(sort ? { sort } : {}),
      limit: Math.min(Math.max(1, Math.trunc(limit) || 1), MOST_DOCUMENTS),
      pagination: false,
      depth: 1,
      locale: scope.context.languageCode as 'all',
      ...(collection === scope.slugs.pages ? { select: { elements: false } } : {}),
      overrideAccess: false,
      req: scope.req,
    })
    for (const { id } of docs) scope.addTag(`${collection}:${id}`)
    return await withAddresses(collection, docs as unknown as StoredDocument[], scope)
  } catch (error) {
    if (!isQueryMistake(error)) throw error
    payload.logger.warn({ err: error, msg: `A query element on "${collection}" cannot be run.` })
    return []
  }
}

/** What is bound to a document's own page is given its address. */
async function withAddresses(
  collection: string,
  documents: StoredDocument[],
  scope: ResolveScope,
): Promise<StoredDocument[]> {
  const { collections } = scope.req.payload
  const fields = collections[collection as CollectionSlug]?.config.flattenedFields ?? []
  if (!shownFieldsIn(fields)) return documents
  return Promise.all(
    documents.map(async (document) => ({ ...document, [OWN_PAGE]: await hrefOf(collection, document, scope) })),
  )
}

/** Whether the query asks for the document of the page's address, and for no other. */
export function isOwnQuery({ where }: ModelQuery): boolean {
  return where.some(({ field, operator, value }) => field === 'slug' && operator === 'equals' && value === SLUG_SEGMENT)
}

function withSlug(conditions: readonly QueryCondition[], slug: string | null): QueryCondition[] {
  return conditions.map((condition) =>
    slug !== null && condition.value === SLUG_SEGMENT ? { ...condition, value: slug } : condition,
  )
}

/** The conditions in Payload's words. */
export function toWhere(conditions: readonly QueryCondition[]): Where {
  return { and: conditions.map(({ field, operator, value }) => ({ [field]: toOperator(operator, value) })) }
}

function toOperator(operator: QueryCondition['operator'], value: unknown): Where[string] {
  switch (operator) {
    case 'in':
    case 'not_in':
      return {
        [operator]: Array.isArray(value)
          ? value
          : String(value)
              .split(',')
              .map((part) => part.trim()),
      }
    case 'not_contains':
      return { not_like: value }
    case 'exists':
      return { exists: String(value) !== 'false' }
    default:
      return { [operator]: value }
  }
}

/** Payload's QueryError for an unknown or forbidden path has a status below 500; a lost database has none. */
function isQueryMistake(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown }
  return typeof status === 'number' && status >= 400 && status < 500
}
