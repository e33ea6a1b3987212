import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from './execute'

/**
 * The longest that a connection waits for a lock, works on one statement, and does nothing inside a transaction, in milliseconds, as
 * PostgreSQL's settings. Whoever waits has an answer while he still looks at the screen; a transaction that nobody ends lets go of its
 * locks. Writes of pages and sign-ins have these limits by themselves; give them to the pool for everything else.
 */
export const DATABASE_LIMITS = {
  lock_timeout: 5000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
}

/** Limits the request's transaction, where the application has set no limit of its own: by its pool, its role or its database. */
export async function limitWaiting(req: PayloadRequest): Promise<void> {
  // A migration that writes pages may take as long as it needs.
  if (process.env.PAYLOAD_MIGRATING === 'true') return
  await execute({
    req,
    statement: sql`
      select set_config(key, value, true) from jsonb_each_text(${JSON.stringify(DATABASE_LIMITS)}::jsonb)
      where current_setting(key) = '0'`,
  })
}
