import type { Payload } from 'payload'
import { isRecord } from '../../tree'
import { countRepeats, repeatsText } from '../../options/countRepeats.mjs'

type Logger = Pick<Payload['logger'], 'error' | 'warn'>

/**
 * Makes a logger write equal warnings and errors once a minute, followed by their count. This includes Payload's own
 * messages. Failed statements are logged without their parameters, which hold user input.
 */
export function quietLogger(logger: Logger): void {
  for (const level of ['error', 'warn'] as const) {
    const write = logger[level].bind(logger) as (...entry: unknown[]) => void
    const isNew = countRepeats((message, count) => write(repeatsText(message, count)))
    logger[level] = ((...[first, ...more]: unknown[]) => {
      const safe = withoutParameters(first)
      if (isNew(messageOf(safe, more[0]))) write(safe, ...more)
    }) as Logger['error']
  }
}

function messageOf(entry: unknown, text: unknown): string {
  if (!isRecord(entry)) return String(entry)
  const error = isRecord(entry.err) ? entry.err : entry
  return [entry.msg, text, error.message].filter((part) => typeof part === 'string').join(': ')
}

/** Removes the parameters from an error of Drizzle or PostgreSQL. */
function withoutParameters(entry: unknown): unknown {
  if (!isRecord(entry)) return entry
  if (isRecord(entry.err)) return { ...entry, err: withoutParameters(entry.err) }
  const { cause, query } = entry
  if (typeof query === 'string' && Array.isArray(entry.params)) {
    const about = isRecord(cause) ? { cause: new Error(String(cause.message)), code: cause.code } : {}
    const error = new Error(`Failed query: ${query}`, 'cause' in about ? { cause: about.cause } : undefined)
    return Object.assign(error, { name: 'DrizzleQueryError', code: 'code' in about ? about.code : undefined })
  }
  if (!(entry instanceof Error) || !isRecord(cause)) return entry
  const known = withoutParameters(cause)
  return known === cause ? entry : Object.assign(new Error(entry.message, { cause: known }), { name: entry.name })
}
