import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from './execute'

/**
 * The longest that a transaction may wait for a lock, work on one statement, and do nothing, as PostgreSQL's settings. Whoever waits
 * has an answer while he still looks at the screen; a transaction that nobody ends lets go of its locks.
 */
const LIMITS = {
  lock_timeout: '5s',
  statement_timeout: '30s',
  idle_in_transaction_session_timeout: '60s',
}

/** Limits the request's transaction, where the application has set no limit of its own: by its pool, its role or its database. */
export async function limitWaiting(req: PayloadRequest): Promise<void> {
  await execute({
    req,
    statement: sql`
      select set_config(key, value, true) from jsonb_each_text(${JSON.stringify(LIMITS)}::jsonb)
      where current_setting(key) = '0'`,
  })
}
