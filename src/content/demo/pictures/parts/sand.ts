import { ellipse, group, path, repeat } from '../core/draw'
import { lighten, mix } from '../core/color'
import { lens } from '../core/path'
import type { Stage } from '../core/stage'

/** Wind ripples and hollows on sand between two heights. */
export function sandRipples(
  st: Stage,
  args: { top: number; bottom: number; left?: number; right?: number; count?: number },
): string {
  const { w, mood, rand } = st
  const { top, bottom, left = 0, right = w, count = 70 } = args
  return repeat(count, () => {
    const t = rand() ** 0.8
    const y = top + t * (bottom - top)
    const x = rand(left, right)
    const width = w * (0.01 + 0.045 * t) * rand(0.5, 1.4)
    return path(lens(x, y, width, 2 + t * 4), {
      fill: rand.chance(0.5) ? lighten(mood.sand[0], 0.35) : mix(mood.sand[1], mood.ink, 0.15),
      opacity: rand(0.14, 0.4),
    })
  })
}

/** Footprints wandering over the sand. */
export function footprints(
  st: Stage,
  args: { from: readonly [number, number]; to: readonly [number, number]; count: number },
): string {
  const { mood } = st
  return group(
    repeat(args.count, (i, t) => {
      const x = args.from[0] + (args.to[0] - args.from[0]) * t + (i % 2 ? 1 : -1) * (10 - t * 6) + Math.sin(t * 7) * 14
      const y = args.from[1] + (args.to[1] - args.from[1]) * t
      return ellipse(x, y, 10 - t * 6, 5 - t * 3, { fill: mix(mood.sand[1], mood.ink, 0.3) })
    }),
    { opacity: 0.45 },
  )
}
