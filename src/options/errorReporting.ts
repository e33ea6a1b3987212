/** The severities of an error, lowest first. */
export const LEVELS = ['debug', 'info', 'warning', 'error', 'critical'] as const
export type ErrorLevel = (typeof LEVELS)[number]

/** The service that errors of the server and of visitors' browsers are reported to: `voix({ errorReporting })`. */
export interface ErrorReporting {
  /** The address of the service. Reports are sent by POST as JSON. */
  url: string
  /** Sent as `Authorization: Bearer`. If it is missing, no error is reported, and the log says so. */
  token?: string
  /** The environment of the server, such as `production`. Default `development`. */
  environment?: string
  /** The lowest severity that is reported. Default `debug`: all errors. */
  level?: ErrorLevel
  /** The version of the application. Default `3.0.0`, the version of the report format. */
  version?: string
  /** Data that is added to every report. Default: none. */
  custom?: Record<string, unknown>
}
