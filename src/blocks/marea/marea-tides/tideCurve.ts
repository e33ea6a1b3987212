/** A high or low tide. */
export interface Tide {
  /** In 24-hour format: `05:42`. */
  time: string
  height: number | null
}

/** A point of the drawing in its own units: a day is 1440 wide, the highest tide is at 0, the lowest at 300. */
export interface TidePoint {
  x: number
  y: number
  time: string
  height: number
}

const DAY = 1440
const DEPTH = 300

/** Returns the tides that have a time and a height, in the order of the day. */
export function tidePoints(tides: readonly Tide[]): TidePoint[] {
  const known = tides
    .flatMap(({ time, height }) => {
      const x = minutesOf(time)
      return x === null || height === null ? [] : [{ x, time: time.trim(), height }]
    })
    .sort((a, b) => a.x - b.x)
  const heights = known.map(({ height }) => height)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  return known.map((point) => ({
    ...point,
    y: high === low ? DEPTH / 2 : ((high - point.height) / (high - low)) * DEPTH,
  }))
}

/**
 * Returns the path data of a curve through the tides, horizontal at each, from midnight to midnight; empty for fewer
 * than two.
 */
export function tideCurve(points: readonly TidePoint[]): string {
  const [first, second] = points
  const [before, last] = [points.at(-2), points.at(-1)]
  if (!first || !second || !before || !last) return ''
  // The curve is mirrored beyond the first and the last tide.
  const all = [
    { x: first.x - (second.x - first.x), y: second.y },
    ...points,
    { x: last.x + (last.x - before.x), y: before.y },
  ]
  const steps = all.slice(1).map(({ x, y }, index) => {
    const from = all[index] ?? { x, y }
    const middle = Math.round((from.x + x) / 2)
    return `C${middle} ${Math.round(from.y)} ${middle} ${Math.round(y)} ${x} ${Math.round(y)}`
  })
  return `M${all[0]?.x ?? 0} ${Math.round(all[0]?.y ?? 0)}${steps.join('')}`
}

/** `05:42` -> 342; `null` if the time is invalid. */
function minutesOf(time: string): number | null {
  const [, hours, minutes] = /^\s*(\d{1,2})[:.](\d{2})\s*$/.exec(time) ?? []
  const total = Number(hours) * 60 + Number(minutes)
  return Number(minutes) < 60 && total < DAY ? total : null
}
