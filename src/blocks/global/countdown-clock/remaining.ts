export const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const

export type Remaining = Record<(typeof UNITS)[number], number> & { isOver: boolean }

/**
 * Splits the time between two moments (ms since 1970) into units. All are 0 if it has passed or if the date is invalid.
 */
export function remaining({ until, now }: { until: number; now: number }): Remaining {
  const seconds = Number.isNaN(until) ? 0 : Math.max(0, Math.floor((until - now) / 1000))
  return {
    days: Math.floor(seconds / 86400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
    isOver: seconds === 0,
  }
}
