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
  /** Whose clocks are read. Default: the browser's. */
  timeZone?: string
  /** Says also how far it is from this moment. */
  now?: Date
}

/** A moment as people read it, always with its zone: `Nov 30, 2026, 9:00 AM, San Juan, in 3 days`. */
export function instantText(moment: Date | string, { timeZone = ownTimeZone(), now }: Shown = {}): string {
  const date = new Date(moment)
  if (Number.isNaN(date.getTime())) return String(moment)
  const clock = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date)
  // Some engines write a narrow space before AM, which tests and searches would miss.
  const parts = [clock.replaceAll('\u202f', ' '), zoneName(timeZone)]
  return [...parts, ...(now ? [fromNow(date, now)] : [])].join(', ')
}

/** How far a moment is from another one: `5 minutes ago`, `in 3 days`; within a minute `just now`. */
export function fromNow(date: Date, now: Date): string {
  const seconds = (date.getTime() - now.getTime()) / 1000
  const unit = UNITS.find(([, length]) => Math.abs(seconds) >= length)
  if (!unit) return 'just now'
  const count = Math.abs(seconds) / unit[1]
  return RELATIVE.format(seconds < 0 ? -Math.floor(count) : Math.round(count), unit[0])
}

/** A stored day, `2026-12-24`, in words of a language, the same in every time zone. */
export function dayText(day: string | null, languageCode: string): string {
  if (day === null) return ''
  return new Intl.DateTimeFormat(languageCode, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T12:00Z`))
}
