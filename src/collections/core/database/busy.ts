/** PostgreSQL's `deadlock_detected`. */
const DEADLOCK = '40P01'

/**
 * PostgreSQL's `lock_not_available`, `query_canceled` (statement timeout) and `idle_in_transaction_session_timeout`.
 */
const CODES: ReadonlySet<unknown> = new Set(['55P03', '57014', '25P03', DEADLOCK])

/** Messages of the pool when no connection became free in time. They have no code. */
const NO_CONNECTION = /timeout exceeded when trying to connect|Connection terminated due to connection timeout/

/** PostgreSQL's `disk_full`, and the operating system's code when an upload is written. */
const FULL: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC'])

const NO_ROOM = 'The server’s disk is full. Nothing was changed. Try again when there is room.'

const BUSY = 'Another write is in progress and takes too long. Nothing was changed. Try again in a moment.'

/**
 * Returns a message for a failed write that may succeed later: it waited too long, or the disk is full. Otherwise
 * `null`.
 */
export function busyMessage(error: unknown): string | null {
  const causes = causesOf(error)
  if (causes.some(({ code }) => FULL.has(code))) return NO_ROOM
  const isBusy = causes.some(({ code, message }) => CODES.has(code) || NO_CONNECTION.test(message))
  return isBusy ? BUSY : null
}

/** Returns whether PostgreSQL ended the transaction because of a deadlock. */
export function isDeadlock(error: unknown): boolean {
  return causesOf(error).some(({ code }) => code === DEADLOCK)
}

/** Returns an error and its causes. Drizzle and Payload wrap the errors of the driver. */
export function causesOf(error: unknown): (Error & { code?: unknown })[] {
  const causes: Error[] = []
  for (let at = error; at instanceof Error && causes.length < 5; at = at.cause) causes.push(at)
  return causes
}
