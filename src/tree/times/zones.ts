const DAY = 24 * 60 * 60 * 1000

/** Matches a wall clock time in the format of a `datetime-local` input: `2026-12-24T09:00`. */
export const WALL_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d$/

/** Whether the IANA database has a time zone of this name: `America/Jamaica`. */
export function isTimeZone(name: unknown): name is string {
  // Intl also accepts offsets such as `+05:00`, which have no daylight saving time.
  if (typeof name !== 'string' || !/^[a-z]/i.test(name)) return false
  try {
    formatOf(name)
    return true
  } catch {
    return false
  }
}

/** Returns the wall clock time of a moment in a time zone. */
export function wallTimeOf(moment: Date, timeZone: string): string {
  const parts = Object.fromEntries(
    formatOf(timeZone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  )
  return `${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}`
}

/**
 * Returns the moment of a wall clock time in a time zone. If the time occurs twice, it is the first moment. Returns
 * `null` for a time that the clocks skip when daylight saving time begins.
 */
export function momentOf(wall: string, timeZone: string): Date | null {
  const asUtc = Date.parse(`${wall}:00Z`)
  if (!WALL_TIME.test(wall) || Number.isNaN(asUtc)) return null
  // The offset is that of the previous day or of the next day.
  const found = [asUtc - DAY, asUtc + DAY]
    .map((near) => new Date(asUtc - offsetOf(new Date(near), timeZone) * 60_000))
    .filter((moment) => wallTimeOf(moment, timeZone) === wall)
    .sort((a, b) => a.getTime() - b.getTime())
  return found[0] ?? null
}

/** Returns the offset of a time zone from UTC at a moment, in minutes. */
export function offsetOf(moment: Date, timeZone: string): number {
  const minute = Math.floor(moment.getTime() / 60_000)
  return Date.parse(`${wallTimeOf(moment, timeZone)}:00Z`) / 60_000 - minute
}

/** Formats an offset: `UTC-4`, `UTC+5:30`, `UTC`. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`
}

/** The cities of time zones that are not named after a city. */
const CITIES: Readonly<Record<string, string>> = {
  'America/Puerto_Rico': 'San Juan',
  'Pacific/Honolulu': 'Honolulu',
}

/** Returns the display name of a time zone: `San Juan`, `Madrid`, `Buenos Aires`. */
export function zoneName(timeZone: string): string {
  const [area, ...places] = timeZone.split('/')
  // `Etc/GMT+5` has the opposite sign of its offset.
  if (area === 'Etc') return offsetText(offsetOf(new Date(0), timeZone))
  const name = CITIES[timeZone] ?? [...places].reverse().join(', ')
  return (name || timeZone).replaceAll('_', ' ')
}

/** Returns the time zone of the browser or server. */
export function ownTimeZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'
}

const formats = new Map<string, Intl.DateTimeFormat>()

/** Caches formats, since creating one takes a thousand times as long as using it. */
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
