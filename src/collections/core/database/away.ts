import { causesOf } from './busy'

/** No connection, one that broke, PostgreSQL's classes 08 and 57P0x (shutting down, starting), and `too_many_connections`. */
const CODE = /^(?:ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|08...|57P0.|53300)$/

/** Of the driver, without a code. */
const MESSAGE =
  /connection terminated|timeout exceeded when trying to connect|client has encountered a connection error|query read timeout/i

/** Whether the database could not be reached: asking again later may help. */
export function isAway(error: unknown): boolean {
  return causesOf(error).some(
    (cause) => (typeof cause.code === 'string' && CODE.test(cause.code)) || MESSAGE.test(cause.message),
  )
}
