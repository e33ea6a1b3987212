/** The minimum number of heights for an outline. */
const FEWEST = 3
const MOST = 40
const WIDTH = 300
const HEIGHT = 60
/** The minimum height of the drawing, for flat walks. */
const FLOOR = 8

/** `0 20 5` -> `[0, 20, 5]`. Other texts than whole numbers are skipped. */
export function toHeights(text: unknown): number[] {
  if (typeof text !== 'string') return []
  return text
    .split(/[\s,;]+/)
    .filter((part) => /^\d{1,4}$/.test(part))
    .slice(0, MOST)
    .map(Number)
}

/** Returns `true`, or the reason why the heights are invalid. */
export function checkHeights(text: unknown): true | string {
  if (typeof text !== 'string' || text.trim() === '') return true
  const parts = text.trim().split(/[\s,;]+/)
  const wrong = parts.find((part) => !/^\d{1,4}$/.test(part))
  if (wrong !== undefined)
    return `"${wrong}" is no height: write whole numbers from 0 to 9999 with spaces between them.`
  if (parts.length < FEWEST) return `A walk has at least ${FEWEST} heights; this one has ${parts.length}.`
  return parts.length <= MOST || `A walk has at most ${MOST} heights; this one has ${parts.length}.`
}

/**
 * Returns the outline of a walk as the path of an SVG, 300 × 60, with straight lines between the heights. `null` if
 * there are too few.
 */
export function toProfile(heights: readonly number[]): string | null {
  if (heights.length < FEWEST) return null
  const top = Math.max(...heights, 1)
  const points = heights.map((height, at) => {
    const x = Math.round((at / (heights.length - 1)) * WIDTH)
    return `${x} ${Math.round(HEIGHT - FLOOR - (height / top) * (HEIGHT - FLOOR))}`
  })
  return `M0 ${HEIGHT}L${points.join(' ')} ${WIDTH} ${HEIGHT}z`
}
