import { fromNow } from '../../tree'

/** The studio speaks English; its times are those of the browser's zone. */
const LOCALE = 'en'

const DAY = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const TIME = new Intl.DateTimeFormat(LOCALE, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

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

/** Returns `5 minutes ago`. A time in the future, by a server's clock that is ahead, counts as now. */
export function timeAgo(date: Date, now: Date): string {
  return fromNow(date < now ? date : now, now)
}

function midnight(date: Date): number {
  return new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()
}
