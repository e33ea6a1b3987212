/** How much an error matters, the least first. */
export const LEVELS = ['debug', 'info', 'warning', 'error', 'critical'] as const
export type ErrorLevel = (typeof LEVELS)[number]

/** Where errors of the server and of visitors' browsers are reported to: `voix({ errorReporting })`. */
export interface ErrorReporting {
  /** The address of the service that takes them, by POST as JSON. */
  url: string
  /** Sent as `Authorization: Bearer`. Without one nothing is reported, and the log says so. */
  token?: string
  /** The environment of the server, such as `production`. Default `development`. */
  environment?: string
  /** What matters less is not reported. Default `debug`: everything is. */
  level?: ErrorLevel
  /** Of the application. Default `3.0.0`: of the form of reports. */
  version?: string
  /** Goes along with every report. Default: nothing. */
  custom?: Record<string, unknown>
}
