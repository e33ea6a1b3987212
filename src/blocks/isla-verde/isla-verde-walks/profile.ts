/** The fewest heights that make a hill. */
const FEWEST = 3
const MOST = 40
const WIDTH = 300
const HEIGHT = 60
/** What even the flattest walk has under its feet. */
const FLOOR = 8

/** `0 20 5` -> `[0, 20, 5]`; what is no whole number is left out. */
export function toHeights(text: unknown): number[] {
  if (typeof text !== 'string') return []
  return text
    .split(/[\s,;]+/)
    .filter((part) => /^\d{1,4}$/.test(part))
    .slice(0, MOST)
    .map(Number)
}

/** `true`, or why the heights cannot be kept. */
export function checkHeights(text: unknown): true | string {
  if (typeof text !== 'string' || text.trim() === '') return true
  const parts = text.trim().split(/[\s,;]+/)
  const wrong = parts.find((part) => !/^\d{1,4}$/.test(part))
  if (wrong !== undefined)
    return `"${wrong}" is no height: write whole numbers from 0 to 9999 with spaces between them.`
  if (parts.length < FEWEST) return `A walk has at least ${FEWEST} heights; this one has ${parts.length}.`
  return parts.length <= MOST || `A walk has at most ${MOST} heights; this one has ${parts.length}.`
}

/** The outline of a walk as the path of an SVG 300 by 60: straight cuts from height to height. `null` for too few. */
export function toProfile(heights: readonly number[]): string | null {
  if (heights.length < FEWEST) return null
  const top = Math.max(...heights, 1)
  const points = heights.map((height, at) => {
    const x = Math.round((at / (heights.length - 1)) * WIDTH)
    return `${x} ${Math.round(HEIGHT - FLOOR - (height / top) * (HEIGHT - FLOOR))}`
  })
  return `M0 ${HEIGHT}L${points.join(' ')} ${WIDTH} ${HEIGHT}z`
}
