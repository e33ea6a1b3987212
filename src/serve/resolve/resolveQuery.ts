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
 * Returns the documents that a query element shows, with the visitor's rights. An invalid query (an unknown field, a
 * collection that is not offered) returns none and logs a warning: visitors must not see an editor's mistake.
 */
export async function runQuery(
  query: ModelQuery,
  allowed: readonly string[] | undefined,
  scope: ResolveScope,
  /** The value of `{slug}`; `null` if the page's path has none. */
  slug: string | null = null,
): Promise<StoredDocument[]> {
  const { payload } = scope.req
  const { collection, sort, limit } = query
  if (!(collection in payload.collections) || (allowed && !allowed.includes(collection))) {
    payload.logger.warn(`A query element reads the collection "${collection}", which queries may not read.`)
    return []
  }
  // A query by slug returns one document, whose own tag is added.
  if (slug === null || !isOwnQuery(query)) scope.addTag(collection)
  try {
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: {
        and: [
          toWhere(withSlug(query.where, slug)),
          // Visitors cannot read sections, but staff could in the preview.
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

/** Replaces the own page of documents by its address, which fields can bind to. */
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

/** Whether the query requests only the document of the page's address. */
export function isOwnQuery({ where }: ModelQuery): boolean {
  return where.some(({ field, operator, value }) => field === 'slug' && operator === 'equals' && value === SLUG_SEGMENT)
}

function withSlug(conditions: readonly QueryCondition[], slug: string | null): QueryCondition[] {
  return conditions.map((condition) =>
    slug !== null && condition.value === SLUG_SEGMENT ? { ...condition, value: slug } : condition,
  )
}

/** Converts the conditions to Payload's `where`. */
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
