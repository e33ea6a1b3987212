import type { Instrumentation } from 'next'
import { countRepeats, repeatsText } from '../../options/countRepeats.mjs'
import { report } from './reporting'

const isNew = countRepeats((message, count) => {
  console.error(JSON.stringify({ level: 'error', message: repeatsText(message, count), at: new Date().toISOString() }))
})

/** The parts of a request that may be logged: no query, no cookies, no bodies. */
export interface RequestReport {
  level: 'error'
  message: string
  stack: string | null
  digest: string | null
  method: string
  path: string
  route: string
  at: string
}

/** Reports errors of rendering and of routes. An application exports it from its `instrumentation.ts`. */
export const onRequestError: Instrumentation.onRequestError = (error, request, context) => {
  logError(toReport(error, request, context))
}

/** Logs an error and sends it to the error reporting service. @param more is added to the logged line */
export function logError(found: RequestReport, more: Record<string, unknown> = {}): void {
  const { level, message, stack, path } = found
  if (isNew(`${message}\n${stack ?? ''}`)) console.error(JSON.stringify({ ...found, ...more }))
  void report({ level, message, stack, url: path, platform: 'server' })
}

export function toReport(
  error: unknown,
  { path, method }: { path: string; method: string },
  { routePath }: { routePath: string },
): RequestReport {
  const { message, stack, digest } = (error ?? {}) as { message?: unknown; stack?: unknown; digest?: unknown }
  return {
    level: 'error',
    message: typeof message === 'string' ? message : String(error),
    stack: typeof stack === 'string' ? stack : null,
    digest: typeof digest === 'string' ? digest : null,
    method,
    path: path.split('?')[0] ?? path,
    route: routePath,
    at: new Date().toISOString(),
  }
}
