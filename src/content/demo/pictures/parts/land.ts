import { group, path, rect, repeat } from '../core/draw'
import { lighten, mix } from '../core/color'
import { areaTo, ridgeLine } from '../core/path'
import type { Point } from '../core/path'
import type { Stage } from '../core/stage'

/** A ridge of hills whose feet dissolve in haze. */
export function hills(
  st: Stage,
  args: { from: Point; to: Point; height: number; base: number; color: string; haze?: number; rough?: number },
): string {
  const line = ridgeLine({ rand: st.rand, from: args.from, to: args.to, height: args.height, rough: args.rough ?? 0.5 })
  const top = Math.min(...line.map(([, y]) => y))
  const fill = st.linear(
    [
      [0, args.color],
      [0.55, mix(args.color, st.mood.sky[3], (args.haze ?? 0.5) * 0.45)],
      [1, mix(args.color, st.mood.sky[3], args.haze ?? 0.5)],
    ],
    [0, top, 0, args.base],
  )
  return path(areaTo(line, args.base), { fill })
}

/** A steep volcanic peak with lit and shaded flanks. */
export function peak(
  st: Stage,
  args: { x: number; base: number; width: number; height: number; color: string; sunSide: -1 | 1 },
): string {
  const { rand, mood } = st
  const { x, base, width, height, color, sunSide } = args
  const top: Point = [x, base - height]
  const flank = (sign: number): Point[] => {
    const count = 9
    return Array.from({ length: count + 1 }, (_, i) => {
      const t = i / count
      const spread = t ** 1.35 * 0.68 + t ** 0.7 * 0.32
      return [
        x + sign * width * 0.5 * spread + rand(-0.01, 0.01) * width * Math.min(1, t * 3),
        base - height * (1 - t) + rand(-0.012, 0.012) * height * (t > 0.2 ? 1 : 0),
      ] as const
    }).slice(1)
  }
  const left = flank(-1)
  const right = flank(1)
  const lit = sunSide === -1 ? left : right
  const spur: Point[] = Array.from({ length: 8 }, (_, i) => {
    const t = i / 7
    return [x + sunSide * width * (0.1 * t + rand(-0.03, 0.03) * Math.min(1, t * 4)), base - height * (1 - t)] as const
  })
  const outline = (a: readonly Point[], b: readonly Point[]): string =>
    `M${top[0].toFixed(1)} ${top[1].toFixed(1)}${[...a, ...[...b].reverse()].map(([px, py]) => `L${px.toFixed(1)} ${py.toFixed(1)}`).join('')}Z`
  const shade = st.linear([
    [0, mix(color, mood.ink, 0.2)],
    [1, mix(color, mood.sky[3], 0.28)],
  ])
  const light = st.linear([
    [0, mix(color, mood.glow, 0.46)],
    [1, mix(color, mood.sky[3], 0.42)],
  ])
  const gullies = repeat(13, () => {
    const t = rand(0.12, 0.8)
    const sign = rand.chance(0.5) ? 1 : -1
    const gx = x + sign * width * 0.5 * t ** 1.4 * rand(0.1, 0.8)
    const gy = base - height * (1 - t)
    const run = height * rand(0.08, 0.2)
    return path(
      `M${gx.toFixed(1)} ${gy.toFixed(1)}l${(sign * run * 0.25).toFixed(1)} ${run.toFixed(1)}l${(-sign * run * 0.12).toFixed(1)} ${(-run * 0.35).toFixed(1)}Z`,
      { fill: mix(color, mood.ink, 0.4), opacity: 0.26 },
    )
  })
  return group([path(outline(left, right), { fill: shade }), path(outline(lit, spur), { fill: light }), gullies])
}

/** A soft band of haze. */
export const haze = (st: Stage, args: { y: number; height: number; opacity?: number; color?: string }): string =>
  rect(0, args.y - args.height / 2, st.w, args.height, {
    fill: st.linear([
      [0, args.color ?? st.mood.sky[3], 0],
      [0.5, lighten(args.color ?? st.mood.sky[3], 0.15), 1],
      [1, args.color ?? st.mood.sky[3], 0],
    ]),
    opacity: args.opacity ?? 0.6,
  })
