import { causesOf } from './busy'

/**
 * Codes of connection failures: no or a broken connection, PostgreSQL's classes 08 and 57P0x (shutting down, starting),
 * and `too_many_connections`.
 */
const CODE = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|08...|57P0.|53300)$/

/** Messages of the driver, which have no code. */
const MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout/i

/** Returns whether the database could not be reached, so that a retry may succeed. */
export function isConnectionError(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => (typeof cause.code === 'string' && CODE.test(cause.code)) || MESSAGE.test(cause.message),
  )
}
