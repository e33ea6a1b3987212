import type { CollectionSlug, Where } from 'payload'
import type { ModelQuery, QueryCondition } from '../../tree/types'
import type { StoredDocument } from './documentBatch'
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
): Promise<StoredDocument[]> {
  const { payload } = scope.req
  const { collection, sort, limit } = query
  if (!(collection in payload.collections) || (allowed && !allowed.includes(collection))) {
    payload.logger.warn(`A query element asks for the collection "${collection}", which queries may not read.`)
    return []
  }
  scope.addTag(collection)
  try {
    const { docs } = await payload.find({
      collection: collection as CollectionSlug,
      where: toWhere(query.where),
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
    return docs as unknown as StoredDocument[]
  } catch (error) {
    if (!isQueryMistake(error)) throw error
    payload.logger.warn({ err: error, msg: `A query element on "${collection}" cannot be run.` })
    return []
  }
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
