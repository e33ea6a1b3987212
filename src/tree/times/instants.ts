import { ownTimeZone, zoneName } from './zones'

const RELATIVE = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

interface Shown {
  /** The time zone. Default: the browser's. */
  timeZone?: string
  /** Adds the distance from this moment. */
  now?: Date
}

/** Formats a moment with its time zone: `Nov 30, 2026, 9:00 AM, San Juan, in 3 days`. */
export function instantText(moment: Date | string, { timeZone = ownTimeZone(), now }: Shown = {}): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return String(moment)
  const clock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date)
  // Some engines put a narrow space before AM, which breaks searches.
  const parts = [clock.replaceAll('\u202f', ' '), zoneName(timeZone)]
  return [...parts, ...(now ? [fromNow(date, now)] : [])].join(', ')
}

/** Formats the distance between moments: `5 minutes ago`, `in 3 days`, or `just now` within a minute. */
export function fromNow(date: Date, now: Date): string {
  const seconds = (date.getTime() - now.getTime()) / 1000
  const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length)
  if (!unit) return 'just now'
  const count = Math.abs(seconds) / unit[1]
  return RELATIVE.format(seconds < 0 ? -Math.floor(count) : Math.round(count), unit[0])
}

/** Formats a day, `2026-12-24`, in a language. The result does not depend on the time zone. */
export function dayText(day: string | null, languageCode: string): string {
  if (day === null) return ''
  return new Intl.DateTimeFormat(languageCode, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00Z`))
}
