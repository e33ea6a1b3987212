import { processState } from '../../tree/processState.mjs'
import { LEVELS, type ErrorLevel, type ErrorReporting } from '../../options/errorReporting'

/** The path of the endpoint that browsers report to, below Payload's API route. */
export const ERRORS_PATH = '/voix/errors'

/** What happened. */
export interface ErrorReport {
  level: ErrorLevel
  message: string
  stack: string | null
  /** The address that was asked for. */
  url: string
  platform: 'browser' | 'server'
}

/** In milliseconds: the same error is told once within that time, and of all no more than so many. */
const WITHIN = 60_000
const MOST = 60
const TIMEOUT = 5_000
/** Of the form of a report, where the application has no version of its own. Source: the specification, §9. */
const VERSION = '3.0.0'
/** The default environment. Source: the specification, §9. */
const ENVIRONMENT = 'development'

interface State {
  options: ErrorReporting
  told: Map<string, number>
  isWarned: boolean
}

/** Next's instrumentation and its pages do not know Payload's configuration. */
const holder = () => processState('errors', (): { state: State | null } => ({ state: null }))

/** At the start. `undefined`: nothing is reported. */
export function setErrorReporting(options: ErrorReporting | undefined): void {
  holder().state = options === undefined ? null : { options, told: new Map(), isWarned: false }
}

/** Whether browsers are to tell of their errors. */
export function isReporting(): boolean {
  return holder().state?.options.token !== undefined
}

/** Tells the service, where there is one. Never throws: whoever is told of an error must not make another one. */
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
    if (!response.ok) console.warn(`The error was not reported: ${url} answered ${response.status}.`)
  } catch (error) {
    console.warn(`The error was not reported: ${url} cannot be reached.`, error)
  }
}

function bodyOf({ level, message, stack, url, platform }: ErrorReport, options: ErrorReporting) {
  return {
    custom: options.custom ?? {},
    // Visitors' addresses are nobody's business.
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

function takeTurn({ told }: State, key: string): boolean {
  const now = performance.now()
  for (const [other, at] of told) if (now - at >= WITHIN) told.delete(other)
  if (told.has(key) || told.size >= MOST) return false
  told.set(key, now)
  return true
}
