import { wallTimeOf } from './zones'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** Matches a day, alone or with a time without a time zone. */
const WRITTEN_DAY = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]*)?$/

/**
 * Returns the day of a stored value as `2026-12-24`, or `null`. A day without a time is that day, and so are its noon
 * and midnight in UTC, since Payload and PostgreSQL store days this way. Any other instant is read in the time zone.
 */
export function dayOf(value: unknown, timeZone: string): string | null {
  const text = value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : value
  if (typeof text !== 'string') return null
  const [, written] = WRITTEN_DAY.exec(text) ?? []
  if (written !== undefined) return isDay(written) ? written : null
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) return null
  return moment.getTime() % (12 * HOUR) === 0 ? moment.toISOString().slice(0, 10) : dayAt(moment, timeZone)
}

/** Returns the day of a moment in a time zone. */
export function dayAt(moment: Date, timeZone: string): string {
  return wallTimeOf(moment, timeZone).slice(0, 10)
}

/** Whether a text is a valid day: `2026-12-24`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text
}

/** Whether the text is a valid day, with or without a time. `Date.parse` accepts 31 February as a day in March. */
export function isMoment(text: string): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  return !Number.isNaN(Date.parse(text)) && (day === undefined || isDay(day))
}

/** Adds a number of days to a day. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** Returns the stored value of a day: noon in UTC, as Payload's date picker stores it. */
export function storedDay(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** Returns the moment at which a day begins in a time zone: midnight, or the first time if the clocks skip midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  // No time zone is farther from UTC. Days never go backwards, so a binary search finds the first minute.
  const midnight = Date.parse(`${day}T00:00:00Z`)
  let [before, within] = [(midnight - 15 * HOUR) / MINUTE, (midnight + 38 * HOUR) / MINUTE]
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayAt(new Date(middle * MINUTE), timeZone) >= day) within = middle
    else before = middle
  }
  return new Date(within * MINUTE)
}

/** A span of stored days. A missing or invalid end is open. */
export interface DaySpan {
  first?: unknown
  last?: unknown
}

/**
 * Whether a moment is before, within or after a span of days, and when that changes. A span ends after its last day.
 */
export function placeInDays(
  { first, last }: DaySpan,
  { at, timeZone }: { at: Date; timeZone: string },
): { place: 'before' | 'within' | 'after'; changesAt: Date | null } {
  const [today, from, until] = [dayAt(at, timeZone), dayOf(first, timeZone), dayOf(last, timeZone)]
  if (until !== null && today > until) return { place: 'after', changesAt: null }
  if (from !== null && today < from) return { place: 'before', changesAt: startOfDay(from, timeZone) }
  return { place: 'within', changesAt: until === null ? null : startOfDay(addDays(until, 1), timeZone) }
}

/** Payload's conditions on fields. */
type Compared = Record<string, Record<string, string>>

interface FieldDay {
  field: string
  day: string
  timeZone: string
}

/** Returns a condition for documents whose stored day, by `dayOf`, is this day or later. */
export function isFromDay({ field, day, timeZone }: FieldDay): { or: ({ and: Compared[] } | Compared)[] } {
  const start = startOfDay(day, timeZone).toISOString()
  // East of UTC+12, the previous day's noon in UTC is within this day.
  const other = storedDay(addDays(day, -1))
  return {
    or: [
      { [field]: { equals: midnightOf(day) } },
      { and: [{ [field]: { greater_than_equal: start } }, { [field]: { not_equals: other } }] },
    ],
  }
}

/** Returns a condition for documents whose stored day, by `dayOf`, is this day or earlier. */
export function isUntilDay({ field, day, timeZone }: FieldDay): { or: ({ and: Compared[] } | Compared)[] } {
  const next = addDays(day, 1)
  return {
    or: [
      { [field]: { equals: storedDay(day) } },
      {
        and: [
          { [field]: { less_than: startOfDay(next, timeZone).toISOString() } },
          // West of UTC, the next day's midnight in UTC is within this day.
          { [field]: { not_equals: midnightOf(next) } },
        ],
      },
    ],
  }
}

function midnightOf(day: string): string {
  return `${day}T00:00:00.000Z`
}
