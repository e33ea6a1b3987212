const LOCAL = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2})$/

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return true
  } catch {
    return false
  }
}

/**
 * The moment at which the clocks of a time zone show a time (`2027-03-28T02:30`); `null` for what is no time. A time that they skip is as
 * much later as they are put forward; of one that they show twice the first is meant.
 */
export function instantOf(local: string, timeZone: string): Date | null {
  const [, ...parts] = LOCAL.exec(local) ?? []
  if (parts.length === 0) return null
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = parts.map(Number)
  const wanted = Date.UTC(year, month - 1, day, hour, minute)
  if (new Date(wanted).toISOString().slice(0, 16) !== local) return null
  const DAY = 24 * 3600 * 1000
  const offsets = [wanted - DAY, wanted + DAY].map((at) => offsetAt(at, timeZone))
  const [before = 0, after = 0] = offsets
  const fitting = [before, after].map((offset) => wanted - offset).find((at) => at + offsetAt(at, timeZone) === wanted)
  return new Date(fitting ?? wanted - before)
}

/** How far the clocks of a zone are before those of Greenwich, in milliseconds. */
function offsetAt(at: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]))
  const shown = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second)
  return shown - Math.floor(at / 1000) * 1000
}
