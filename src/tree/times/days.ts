import { wallTimeOf } from './zones'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

/** A day that is written: alone, or with a time of no zone. */
const WRITTEN_DAY = /^(\d{4}-\d{2}-\d{2})(?:T[\d:.]*)?$/

/**
 * The day, `2026-12-24`, that a stored value stands for; `null` where it is none. A day that is written alone is that day, and so are its noon
 * and its midnight in UTC, by which Payload and PostgreSQL store a day. Any other instant is of the day that it is in the time zone.
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

/** The day that it is in a time zone at a moment. */
export function dayAt(moment: Date, timeZone: string): string {
  return wallTimeOf(moment, timeZone).slice(0, 10)
}

/** Whether a text is a day of the calendar: `2026-12-24`. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text
}

/** Whether the text is a day, or a day with a time. `Date.parse` takes 31 February for a day in March. */
export function isMoment(text: string): boolean {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? []
  return !Number.isNaN(Date.parse(text)) && (day === undefined || isDay(day))
}

/** A day, some days later. */
export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return ''
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** How a day is stored: by its noon in UTC, as Payload's date picker does. */
export function storedDay(day: string): string {
  return `${day}T12:00:00.000Z`
}

/** The moment at which a day begins in a time zone: midnight, or what the clocks show first where they skip midnight. */
export function startOfDay(day: string, timeZone: string): Date {
  // No zone is farther from UTC than this. Days never go backwards, so the first minute of one can be searched for.
  const midnight = Date.parse(`${day}T00:00:00Z`)
  let [before, within] = [(midnight - 15 * HOUR) / MINUTE, (midnight + 38 * HOUR) / MINUTE]
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2)
    if (dayAt(new Date(middle * MINUTE), timeZone) >= day) within = middle
    else before = middle
  }
  return new Date(within * MINUTE)
}

/** Days from a first to a last one, as they are stored. What is missing, or is no day, is open. */
export interface DaySpan {
  first?: unknown
  last?: unknown
}

/** Whether a moment is before, within or after some days of a time zone, and when that changes next: at the midnight after the last day. */
export function placeInDays(
  { first, last }: DaySpan,
  { at, timeZone }: { at: Date; timeZone: string },
): { place: 'before' | 'within' | 'after'; changesAt: Date | null } {
  const [today, from, until] = [dayAt(at, timeZone), dayOf(first, timeZone), dayOf(last, timeZone)]
  if (until !== null && today > until) return { place: 'after', changesAt: null }
  if (from !== null && today < from) return { place: 'before', changesAt: startOfDay(from, timeZone) }
  return { place: 'within', changesAt: until === null ? null : startOfDay(addDays(until, 1), timeZone) }
}

/** A condition of a query by fields, as Payload has it. */
type Compared = Record<string, Record<string, string>>

interface FieldDay {
  field: string
  day: string
  timeZone: string
}

/** Finds documents whose stored day, by `dayOf`, is this one or a later one. */
export function isFromDay({ field, day, timeZone }: FieldDay): { or: ({ and: Compared[] } | Compared)[] } {
  const start = startOfDay(day, timeZone).toISOString()
  // East of UTC+12 the noon of the day before is in this day.
  const other = storedDay(addDays(day, -1))
  return {
    or: [
      { [field]: { equals: midnightOf(day) } },
      { and: [{ [field]: { greater_than_equal: start } }, { [field]: { not_equals: other } }] },
    ],
  }
}

/** Finds documents whose stored day, by `dayOf`, is this one or an earlier one. */
export function isUntilDay({ field, day, timeZone }: FieldDay): { or: ({ and: Compared[] } | Compared)[] } {
  const next = addDays(day, 1)
  return {
    or: [
      { [field]: { equals: storedDay(day) } },
      {
        and: [
          { [field]: { less_than: startOfDay(next, timeZone).toISOString() } },
          // West of UTC the midnight in UTC of the next day is in this one.
          { [field]: { not_equals: midnightOf(next) } },
        ],
      },
    ],
  }
}

function midnightOf(day: string): string {
  return `${day}T00:00:00.000Z`
}
