import { createHash } from 'node:crypto'
import { isConnectionError } from '../../collections/core/database/connectionError'
import { busyMessage } from '../../collections/core/database/busy'
import { isRecord } from '../../tree'
import { logError, toReport } from './onRequestError'

/** A page that could not be rendered, as it is reported to visitors. */
export class Failure {
  /**
   * `status`: the HTTP status, 400 to 599. `reference`: shown on the screen and logged. `message`: shown to visitors.
   * It is set for public errors only, since other messages may contain internals.
   */
  constructor(
    readonly status: number,
    readonly reference: string,
    readonly message?: string,
  ) {}
}

/** Logs why a page could not be rendered, and returns the failure to show. @param path of the page */
export function toFailure(error: unknown, path: string): Failure {
  const report = toReport(error, { path, method: 'GET' }, { routePath: '/[[...path]]' })
  const digest = createHash('sha256').update(`${report.message}${report.stack}`).digest('hex').slice(0, 8)
  logError({ ...report, digest })
  return new Failure(statusOf(error), digest, publicMessageOf(error))
}

/** Returns the message of an error that Payload or the application marks with `isPublic`. */
export function publicMessageOf(error: unknown): string | undefined {
  const { isPublic, message } = isRecord(error) ? error : {}
  return isPublic === true && typeof message === 'string' && message !== '' ? message : undefined
}

/** Returns 503 while the database is down or too busy, otherwise the status of the error, or 500. */
export function statusOf(error: unknown): number {
  if (isConnectionError(error) || busyMessage(error) !== null) return 503
  const { statusCode, status } = isRecord(error) ? error : {}
  const code = Number(statusCode ?? status)
  return Number.isInteger(code) && code >= 400 && code <= 599 ? code : 500
}
