/** PostgreSQL's `lock_not_available`, `query_canceled` (a statement's time is over), `deadlock_detected`, `idle_in_transaction_session_timeout`. */
const CODES: ReadonlySet<unknown> = new Set(['55P03', '57014', '40P01', '25P03'])

/** Of the pool: every connection was in use for too long. It has no code. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated due to connection timeout/

const BUSY =
  'Somebody else is writing here just now, and it takes too long. Nothing was changed. Try again in a moment.'

/** What to say when a write failed because it had to wait too long, and may succeed when it is repeated; `null` for any other error. */
export function busyMessage(error: unknown): string | null {
  // Drizzle and Payload wrap what the driver throws.
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if (CODES.has((at as { code?: unknown }).code) || NO_CONNECTION.test(at.message)) return BUSY
  }
  return null
}
