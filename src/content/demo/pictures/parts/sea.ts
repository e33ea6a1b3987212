import { group, path, rect, repeat } from '../core/draw'
import { lighten, mix } from '../core/color'
import { areaTo, lens, smooth } from '../core/path'
import type { Point } from '../core/path'
import type { Stage } from '../core/stage'

/** Open water between two heights: gradient, ripples in perspective, and the sun's path on it. */
export function sea(
  st: Stage,
  args: { top: number; bottom: number; sunX: number; glitter?: number; calm?: boolean },
): string {
  const { w, mood, rand } = st
  const { top, bottom, sunX, glitter = 1, calm } = args
  const depth = bottom - top
  const [far, mid, near] = mood.sea
  const ripples = repeat(calm ? 70 : 170, () => {
    const t = rand() ** 1.7
    const tone = rand.chance(0.5) ? lighten(mid, 0.3) : mix(near, mood.ink, 0.35)
    return path(
      lens(
        rand(-0.05, 1.05) * w,
        top + 3 + t * depth,
        (0.008 + t * 0.07) * w * rand(0.5, 1.6),
        (0.6 + t * 5) * (w / 2000),
      ),
      { fill: tone, opacity: rand(0.1, 0.34) },
    )
  })
  const path_ = repeat(Math.round(190 * glitter), () => {
    const t = rand() ** 1.35
    const spread = (0.012 + t * 0.11) * w
    const x = sunX + (rand() + rand() - 1) * spread
    return path(lens(x, top + 2 + t * depth, (0.006 + t * 0.035) * w * rand(0.4, 1.5), (1.2 + t * 4.6) * (w / 2000)), {
      fill: mood.sun,
      opacity: rand(0.35, 0.95) * (1 - t * 0.45),
    })
  })
  const sheen = st.radial(
    [
      [0, mood.glow, 0.75],
      [0.5, mood.glow, 0.22],
      [1, mood.glow, 0],
    ],
    { x: sunX, y: top, r: w * 0.34 },
  )
  return group([
    rect(0, top, w, depth, {
      fill: st.linear([
        [0, far],
        [0.32, mid],
        [1, near],
      ]),
    }),
    rect(0, top, w, depth, { fill: sheen }),
    ripples,
    path_,
    rect(0, top - 1, w, 2.4 * (w / 2000), { fill: lighten(far, 0.5), opacity: 0.5 }),
  ])
}

/** The line where the water meets the sand, as heights over the width: several waves in it, larger towards the viewer. */
export function shoreline(st: Stage, args: { left: number; right: number; swing: number; bumps?: number }): Point[] {
  const { w, rand } = st
  const phase = rand(0, Math.PI * 2)
  const count = 26
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count
    const ease = t * t * (3 - 2 * t)
    const wave = Math.sin(phase + t * Math.PI * (args.bumps ?? 4)) * 0.6 + Math.sin(phase * 2 + t * Math.PI * 9) * 0.25
    return [t * (w + 40) - 20, args.left + (args.right - args.left) * ease + wave * args.swing] as const
  })
}

/** Layers of surf running up a beach: shallows, breaking lines of foam, wet sand, dry sand. */
export function surf(st: Stage, args: { line: Point[]; reach: number; bottom: number }): string {
  const { mood, rand, w } = st
  const { line, reach, bottom } = args
  const shift = (by: number, wobble = 0): Point[] =>
    line.map(([x, y], i) => [x, y + by + Math.sin(i * 1.7 + by) * wobble] as const)
  const wet = mix(mood.sand[1], mood.sea[1], 0.32)
  const bands: [number, string, number][] = [
    [-2.1, mix(mood.sea[2], mood.shallow, 0.35), 0.55],
    [-1.45, mix(mood.sea[2], mood.shallow, 0.7), 0.75],
    [-0.85, mood.shallow, 0.85],
    [-0.35, lighten(mood.shallow, 0.25), 0.9],
  ]
  const foamLine = (by: number, thick: number, opacity: number): string => {
    const upper = shift(by, reach * 0.06)
    const lower = upper.map(([x, y]) => [x, y + thick * rand(0.25, 1.2)] as const).reverse()
    return path(`${smooth(upper)}L${smooth(lower).slice(1)}Z`, { fill: mood.foam, opacity })
  }
  const lace = repeat(46, () => {
    const [x, y] = line[rand.int(0, line.length - 1)] as Point
    return path(lens(x + rand(-40, 40), y - rand(0.1, 1.5) * reach, rand(12, 60) * (w / 2000), rand(1.5, 4)), {
      fill: mood.foam,
      opacity: rand(0.25, 0.7),
    })
  })
  return group([
    ...bands.map(([by, fill, opacity]) => path(areaTo(shift(by * reach, reach * 0.1), bottom), { fill, opacity })),
    path(areaTo(shift(0), bottom), { fill: wet }),
    foamLine(-1.5 * reach, reach * 0.1, 0.55),
    foamLine(-0.9 * reach, reach * 0.16, 0.7),
    foamLine(-0.02 * reach, reach * 0.24, 0.95),
    lace,
    path(areaTo(shift(reach * 0.55, reach * 0.05), bottom), { fill: mix(wet, mood.sand[0], 0.45) }),
    path(areaTo(shift(reach * 0.8, reach * 0.05), bottom), {
      fill: st.linear([
        [0, mood.sand[0]],
        [1, mood.sand[1]],
      ]),
    }),
  ])
}
