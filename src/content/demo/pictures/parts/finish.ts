import { group, rect, repeat, path } from '../core/draw'
import { polygon } from '../core/path'
import type { Stage } from '../core/stage'

/** The last touch over every picture: warm light from the sun's place and a quiet vignette. */
export function finish(st: Stage, sun: { x: number; y: number }, strength = 1): string {
  const { w, h, mood } = st
  const light = st.radial(
    [
      [0, mood.glow, 0.42 * strength],
      [0.55, mood.glow, 0.12 * strength],
      [1, mood.glow, 0],
    ],
    { x: sun.x, y: sun.y, r: w * 0.75 },
  )
  const dark = st.radial(
    [
      [0, mood.ink, 0],
      [0.62, mood.ink, 0],
      [1, mood.ink, 0.42],
    ],
    { x: w / 2, y: h * 0.46, r: w * 0.68 },
  )
  return group([
    rect(0, 0, w, h, { fill: light, blend: 'soft-light' }),
    rect(0, 0, w, h, { fill: light, opacity: 0.35 }),
    rect(0, 0, w, h, { fill: dark, blend: 'multiply' }),
  ])
}

/** Shafts of light falling from one point. */
export function rays(
  st: Stage,
  args: {
    x: number
    y: number
    length: number
    from: number
    to: number
    count: number
    opacity?: number
    color?: string
  },
): string {
  const { rand, mood } = st
  return group(
    repeat(args.count, (_, t) => {
      const angle = args.from + (args.to - args.from) * t + rand(-0.04, 0.04)
      const wide = rand(0.015, 0.05)
      const at = (a: number): [number, number] => [
        args.x + Math.cos(a) * args.length,
        args.y + Math.sin(a) * args.length,
      ]
      const fill = st.radial(
        [
          [0, args.color ?? mood.sun, 0.8],
          [1, args.color ?? mood.sun, 0],
        ],
        { x: args.x, y: args.y, r: args.length },
      )
      return path(polygon([[args.x, args.y], at(angle - wide), at(angle + wide)]), { fill, opacity: rand(0.25, 0.75) })
    }),
    { opacity: args.opacity ?? 0.4, blend: 'screen' },
  )
}
