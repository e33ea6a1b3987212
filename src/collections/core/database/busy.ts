/** PostgreSQL's `deadlock_detected`. */
const DEADLOCK = '40P01'

/** PostgreSQL's `lock_not_available`, `query_canceled` (a statement's time is over), `idle_in_transaction_session_timeout`. */
const CODES: ReadonlySet<unknown> = new Set(['55P03', '57014', '25P03', DEADLOCK])

/** Of the pool: every connection was in use for too long. It has no code. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated due to connection timeout/

/** PostgreSQL's `disk_full`, and what the operating system says where an upload is written. */
const FULL: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC'])

const NO_ROOM = 'The server’s disk is full. Nothing was changed. Try again when there is room.'

const BUSY =
  'Somebody else is writing here just now, and it takes too long. Nothing was changed. Try again in a moment.'

/** What to say when a write failed that may succeed when it is repeated: it had to wait too long, or there was no room; `null` for any other error. */
export function busyMessage(error: unknown): string | null {
  const causes = causesOf(error)
  if (causes.some(({ code }) => FULL.has(code))) return NO_ROOM
  const isBusy = causes.some(({ code, message }) => CODES.has(code) || NO_CONNECTION.test(message))
  return isBusy ? BUSY : null
}

/** Whether PostgreSQL ended the transaction because it and another one waited for each other. */
export function isDeadlock(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === DEADLOCK)
}

/** An error and its causes: Drizzle and Payload wrap what the driver throws. */
export function causesOf(error: unknown): (Error & { code?: unknown })[] {
  const causes: Error[] = []
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at)
  return causes
}
