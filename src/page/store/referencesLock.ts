import { sql } from '@payloadcms/db-postgres'

interface Locked {
  collection: string
  id: string
  how: 'write' | 'rebuild'
}

/**
 * Keeps the write of a document and its indexing by `rebuildReferences` apart until the transaction ends: the latter waits, and then reads what
 * was written. Writes do not wait for each other. To be selected.
 */
export function referencesLock({ collection, id, how }: Locked) {
  const lock = sql.raw(how === 'write' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock')
  return sql`${lock}(hashtextextended(${`voix:references:${collection}:${id}`}, 0))::text`
}
