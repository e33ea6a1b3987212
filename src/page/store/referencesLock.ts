import { sql } from '@payloadcms/db-postgres'

interface Locked {
  collection: string
  id: string
  how: 'write' | 'rebuild'
}

/**
 * Returns an expression to select that locks a document's references until the transaction ends. `rebuildReferences`
 * waits for writes of the document and then indexes their result. Writes do not wait for each other.
 */
export function referencesLock({ collection, id, how }: Locked) {
  const lock = sql.raw(how === 'write' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  return sql`${lock}(hashtextextended(${`voix:references:${collection}:${id}`}, 0))::text`
}
