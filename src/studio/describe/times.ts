/** The studio speaks English; its times are those of the browser's zone. */
const LOCALE = 'en'

const DAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
const SHORT_DAY = new Intl.DateTimeFormat(LOCALE, { day: 'numeric', month: 'long', year: 'numeric' })
const RELATIVE = new Intl.RelativeTimeFormat(LOCALE, { numeric: 'auto' })

const UNITS = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['week', 7 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

/** `10:42`. */
export function timeOf(date: Date): string {
  return TIME.format(date)
}

/** `Saturday, November 21, 2026`; today and yesterday by these names. */
export function dayOf(date: Date, now: Date): string {
  const days = (midnight(now) - midnight(date)) / (24 * 3600 * 1000)
  if (Math.round(days) === 0) return 'Today'
  return Math.round(days) === 1 ? 'Yesterday' : DAY.format(date)
}

/** `November 21, 2026, 10:42`. */
export function fullTime(date: Date): string {
  return `${SHORT_DAY.format(date)}, ${TIME.format(date)}`
}

/** `5 minutes ago`; what is younger than a minute is just now. */
export function timeAgo(date: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - date.getTime()) / 1000)
  const unit = UNITS.find(([, length]) => seconds >= length)
  return unit ? RELATIVE.format(-Math.floor(seconds / unit[1]), unit[0]) : 'just now'
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
