/** The dates of a show. */
export interface Dated {
  opens: string | null
  closes: string | null
}

/** The position of a bar in the calendar, in months from its first day. */
export interface Bar {
  from: number
  length: number
}

export interface Season {
  /** The first day of every month of the calendar. */
  months: Date[]
  /** A bar for each show in their order; `null` if a date is missing or the last one is before the first. */
  bars: (Bar | null)[]
}

/** Returns the months from the first opening to the last closing, and the bar of each show. */
export function toSeason(shows: readonly Dated[]): Season {
  const spans = shows.map(({ opens, closes }) => {
    const [first, last] = [dayOf(opens), dayOf(closes)]
    return first && last && first <= last ? { first, last } : null
  })
  const dated = spans.filter((span) => span !== null)
  if (dated.length === 0) return { months: [], bars: spans.map(() => null) }
  const begin = Math.min(...dated.map(({ first }) => monthOf(first)))
  const end = Math.max(...dated.map(({ last }) => monthOf(last)))
  return {
    months: Array.from({ length: end - begin + 1 }, (_, month) => new Date(Date.UTC(0, begin + month))),
    bars: spans.map((span) => {
      if (!span) return null
      const from = monthOf(span.first) + share(span.first, 1) - begin
      return { from, length: monthOf(span.last) + share(span.last, 0) - begin - from }
    }),
  }
}

function dayOf(text: string | null): Date | null {
  const date = new Date(`${(text ?? '').slice(0, 10)}T00:00:00Z`)
  return Number.isNaN(date.getTime()) ? null : date
}

/** Months since the year 1900, the origin of `Date.UTC(0, month)`. */
const monthOf = (date: Date): number => (date.getUTCFullYear() - 1900) * 12 + date.getUTCMonth()

/** Returns the share of the month that has passed before the day, or including it. */
function share(date: Date, before: 0 | 1): number {
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()
  return (date.getUTCDate() - before) / days
}
