const DAY = 24 * 60 * 60 * 1000

/** A wall clock's time without seconds, as a browser's input has it: `2026-12-24T09:00`. */
export const WALL_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether there is a time zone of this name: `America/Jamaica`. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What the clocks of a time zone show at a moment. */
export function wallTimeOf(moment: Date, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  const parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/**
 * The moment at which the clocks of a time zone show a time: the first, where they show it twice; `null` where they skip it, as in the night
 * in which they are put forward.
 */
export function momentOf(wall: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${wall}:00Z`)
  if (!WALL_TIME.test(wall) || Number.isNaN(asUtc)) return null
  // The offset of the day before and of the day after: whatever holds in between is one of them.
  const found = [asUtc - DAY, asUtc + DAY]
    .map((near) => new Date(asUtc - (Date.parse(`${wallTimeOf(new Date(near), timeZone)}:00Z`) - near)))
    .filter((moment) => wallTimeOf(moment, timeZone) === wall)
    .sort((a, b) => a.getTime() - b.getTime())
  return found[0] ?? null
}
