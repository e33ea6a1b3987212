const DAY = 24 * 60 * 60 * 1000

/** A wall clock's time without seconds, as a browser's input has it: `2026-12-24T09:00`. */
export const WALL_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether there is a time zone of this name in the IANA database: `America/Jamaica`. */
export function isTimeZone(name: unknown): name is string {
  // Intl also takes offsets such as `+05:00`, which know no daylight saving time.
  if (typeof name !== 'string' || !/^[a-z]/i.test(name)) return false
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** What the clocks of a time zone show at a moment. */
export function wallTimeOf(moment: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
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
    .map((near) => new Date(asUtc - offsetOf(new Date(near), timeZone) * 60_000))
    .filter((moment) => wallTimeOf(moment, timeZone) === wall)
    .sort((a, b) => a.getTime() - b.getTime())
  return found[0] ?? null
}

/** How many minutes the clocks of a time zone are ahead of UTC at a moment. */
export function offsetOf(moment: Date, timeZone: string): number {
  const minute = Math.floor(moment.getTime() / 60_000)
  return Date.parse(`${wallTimeOf(moment, timeZone)}:00Z`) / 60_000 - minute
}

/** An offset in words: `UTC-4`, `UTC+5:30`, `UTC`. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** The cities of zones that are named after something larger. */
const CITIES: Readonly<Record<string, string>> = {
  'America/Puerto_Rico': 'San Juan',
  'Pacific/Honolulu': 'Honolulu',
}

/** What a time zone is called among people: `San Juan`, `Madrid`, `Buenos Aires`. */
export function zoneName(timeZone: string): string {
  const [area, ...places] = timeZone.split('/')
  // The sign of `Etc/GMT+5` is the reverse of that of its offset.
  if (area === 'Etc') return offsetText(offsetOf(new Date(0), timeZone))
  const name = CITIES[timeZone] ?? [...places].reverse().join(', ')
  return (name || timeZone).replaceAll('_', ' ')
}

/** The time zone of the browser, or of the server. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format costs a thousand times as much as using it. */
function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}
