import type { Rand } from './random'

export type Point = readonly [x: number, y: number]

const r = (value: number): string => value.toFixed(1)

/** A closed polygon. */
export const polygon = (points: readonly Point[]): string =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${r(x)} ${r(y)}`).join('') + 'Z'

/** A smooth open line through the points (Catmull-Rom as cubic curves). */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[Math.min(points.length - 1, Math.max(0, i))] as Point
  const [x0, y0] = at(0)
  let d = `M${r(x0)} ${r(y0)}`
  for (let i = 0; i < points.length - 1; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1: Point = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6]
    const c2: Point = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6]
    d += `C${r(c1[0])} ${r(c1[1])} ${r(c2[0])} ${r(c2[1])} ${r(p2[0])} ${r(p2[1])}`
  }
  return d
}

/** The area between a smooth line and a horizontal edge below (or above) it. */
export function areaTo(points: readonly Point[], y: number): string {
  const first = points[0] as Point
  const last = points[points.length - 1] as Point
  return `${smooth(points)}L${r(last[0])} ${r(y)}L${r(first[0])} ${r(y)}Z`
}

/** A flat lens lying on a line: ripples, glints, thin clouds. */
export const lens = (x: number, y: number, width: number, height: number): string =>
  `M${r(x - width)} ${r(y)}Q${r(x)} ${r(y - height)} ${r(x + width)} ${r(y)}Q${r(x)} ${r(y + height)} ${r(x - width)} ${r(y)}Z`

/** A mountain line from left to right by midpoint displacement. */
export function ridgeLine(args: {
  rand: Rand
  from: Point
  to: Point
  height: number
  rough?: number
  depth?: number
}): Point[] {
  const { rand, from, to, height, rough = 0.52, depth = 7 } = args
  let points: Point[] = [from, to]
  let swing = height
  for (let level = 0; level < depth; level++) {
    points = points.flatMap((point, i): Point[] => {
      const next = points[i + 1]
      if (!next) return [point]
      const middle: Point = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2 + rand(-swing, swing * 0.45)]
      return [point, middle]
    })
    swing *= rough
  }
  return points
}
