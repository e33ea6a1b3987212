import { processState } from '../../tree/processState.mjs'
import { LEVELS, type ErrorLevel, type ErrorReporting } from '../../options/errorReporting'

/** The path of the endpoint that browsers report to, below Payload's API route. */
export const ERRORS_PATH = '/voix/errors'

/** An error as it is reported. */
export interface ErrorReport {
  level: ErrorLevel
  message: string
  stack: string | null
  /** The requested address. */
  url: string
  platform: 'browser' | 'server'
}

/** Milliseconds in which the same error is reported once, and at most `MOST` errors in all. */
const WITHIN = 60_000
const MOST = 60
const TIMEOUT = 5_000
/** The version that is reported if the application names none. Source: the specification, §9. */
const VERSION = '3.0.0'
/** The default environment. Source: the specification, §9. */
const ENVIRONMENT = 'development'

interface State {
  options: ErrorReporting
  reportedAt: Map<string, number>
  isWarned: boolean
}

/** In the state of the process: Next's instrumentation and its pages do not know Payload's configuration. */
const holder = () => processState('errors', (): { state: State | null } => ({ state: null }))

/** Sets the options on start. `undefined` disables error reports. */
export function setErrorReporting(options: ErrorReporting | undefined): void {
  holder().state = options === undefined ? null : { options, reportedAt: new Map(), isWarned: false }
}

/** Whether browsers report their errors. */
export function isReporting(): boolean {
  return holder().state?.options.token !== undefined
}

/**
 * Sends an error to the error reporting service, if one is set. Never throws, so that a failing report causes no
 * further error.
 */
export async function report(found: ErrorReport): Promise<void> {
  const { state } = holder()
  if (!state || LEVELS.indexOf(found.level) < LEVELS.indexOf(state.options.level ?? 'debug')) return
  const { url, token } = state.options
  if (token === undefined) return warnOnce(state)
  if (!takeTurn(state, `${found.message}${found.stack}`)) return
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(bodyOf(found, state.options)),
      signal: AbortSignal.timeout(TIMEOUT),
    })
    if (!response.ok) console.warn(`The error was not reported: ${url} responded with ${response.status}.`)
  } catch (error) {
    console.warn(`The error was not reported: ${url} cannot be reached.`, error)
  }
}

function bodyOf({ level, message, stack, url, platform }: ErrorReport, options: ErrorReporting) {
  return {
    custom: options.custom ?? {},
    // Visitors' IP addresses are private.
    disableIPCapture: true,
    environment: options.environment ?? ENVIRONMENT,
    level,
    message,
    platform,
    trace: { message, stack },
    url,
    version: options.version ?? VERSION,
  }
}

function warnOnce(state: State): void {
  if (!state.isWarned) console.warn('Errors are not reported: voix({ errorReporting }) has no token.')
  state.isWarned = true
}

function takeTurn({ reportedAt: reportedAt }: State, key: string): boolean {
  const now = performance.now()
  for (const [other, at] of reportedAt) if (now - at >= WITHIN) reportedAt.delete(other)
  if (reportedAt.has(key) || reportedAt.size >= MOST) return false
  reportedAt.set(key, now)
  return true
}
