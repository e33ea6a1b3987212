import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { execute } from './execute'

/**
 * PostgreSQL settings in milliseconds that limit waiting for a lock, a statement, and an idle transaction. Users get an
 * error soon, and an abandoned transaction releases its locks. Writes of pages and logins set them by themselves. Set
 * them on the pool for everything else.
 */
export const DATABASE_LIMITS = {
  lock_timeout: 5000,
  statement_timeout: 30_000,
  idle_in_transaction_session_timeout: 60_000,
}

/**
 * Sets the limits in the request's transaction, unless the application has its own in the pool, the role or the
 * database.
 */
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
