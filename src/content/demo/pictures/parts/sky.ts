import { circle, group, path, rect, repeat } from '../core/draw'
import { lighten, mix } from '../core/color'
import { lens, smooth } from '../core/path'
import type { Point } from '../core/path'
import type { Stage } from '../core/stage'

export interface Sun {
  x: number
  y: number
  r: number
}

/** Sky down to the horizon with its light: gradient, glow, sun with halos, stars when it is late. */
export function sky(st: Stage, args: { horizon: number; sun: Sun }): string {
  const { w, mood, rand } = st
  const { horizon, sun } = args
  const [top, high, low, edge] = mood.sky
  const glow = st.radial(
    [
      [0, mood.glow, 0.95],
      [0.25, mood.glow, 0.5],
      [0.6, mood.glow, 0.14],
      [1, mood.glow, 0],
    ],
    { x: sun.x, y: sun.y, r: w * 0.55 },
  )
  const stars = repeat(Math.round(mood.night ** 2 * 150), () =>
    circle(rand(0, w), rand(0, horizon * 0.75), rand(0.6, 2.2) * (w / 1800), {
      fill: '#ffffff',
      opacity: rand(0.25, 0.9),
    }),
  )
  const halos = [3.4, 2.4, 1.6].map((k) => circle(sun.x, sun.y, sun.r * k, { fill: mood.sun, opacity: 0.11 })).join('')
  return group([
    rect(0, 0, w, horizon + 2, {
      fill: st.linear([
        [0, top],
        [0.42, high],
        [0.78, low],
        [1, edge],
      ]),
    }),
    stars,
    rect(0, 0, w, horizon + 2, { fill: glow }),
    halos,
    circle(sun.x, sun.y, sun.r, { fill: mood.sun }),
  ])
}

/** Heaped clouds with flat feet, lit from the sun's side. */
export function cumulus(
  st: Stage,
  args: { x: number; y: number; size: number; sunX: number; opacity?: number },
): string {
  const { mood, rand } = st
  const { x, y, size, sunX, opacity = 1 } = args
  const side = sunX < x ? -1 : 1
  const puffs = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const r = size * (0.12 + 0.2 * Math.sin(Math.PI * t) ** 1.4) * rand(0.8, 1.15)
    return { x: x + (t - 0.5) * size * 1.7, y: y - r * rand(0.55, 1.15) - size * 0.1 * Math.sin(Math.PI * t), r }
  })
  const id = st.define(
    (name) =>
      `<clipPath id="${name}"><rect x="${x - size * 1.5}" y="${y - size * 2}" width="${size * 3}" height="${size * 2}"/></clipPath>`,
  )
  const body = st.linear(
    [
      [0, mood.cloud[0]],
      [0.55, mix(mood.cloud[0], mood.cloud[1], 0.45)],
      [1, mood.cloud[1]],
    ],
    [0, y - size * 0.75, 0, y],
  )
  const light = lighten(mood.cloud[0], 0.4)
  return group(
    [
      group(
        puffs.map((p) => circle(p.x, p.y, p.r, {})),
        { fill: body },
      ),
      rect(x - size * 0.7, y - size * 0.16, size * 1.4, size * 0.16, { fill: body }),
      path(lens(x, y - size * 0.01, size * 1.02, size * 0.1), { fill: mood.cloud[1], opacity: 0.75 }),
      group(
        puffs.map((p) => circle(p.x + side * p.r * 0.24, p.y - p.r * 0.2, p.r * 0.7, {})),
        { fill: light, opacity: 0.38 },
      ),
    ],
    { clip: id, opacity },
  )
}

/** Long thin clouds lying in the light. */
export function streaks(st: Stage, args: { top: number; bottom: number; count: number; opacity?: number }): string {
  const { w, mood, rand } = st
  return repeat(args.count, () => {
    const y = rand(args.top, args.bottom)
    const width = rand(0.12, 0.42) * w
    return path(lens(rand(-0.1, 1.1) * w, y, width, rand(5, 22) * (w / 2000)), {
      fill: rand.chance(0.6) ? mood.cloud[0] : mood.cloud[1],
      opacity: rand(0.25, 0.7) * (args.opacity ?? 1),
    })
  })
}

/** A bank of clouds along the horizon. */
export function cloudBank(st: Stage, args: { horizon: number; sunX: number; scale?: number }): string {
  const { w, rand } = st
  const scale = args.scale ?? 1
  return repeat(7, (i) =>
    cumulus(st, {
      x: ((i + rand(0.1, 0.9)) / 7) * w,
      y: args.horizon - rand(0.0, 0.02) * w,
      size: rand(0.05, 0.13) * w * scale,
      sunX: args.sunX,
      opacity: rand(0.55, 0.9),
    }),
  )
}

/** A few birds far away. */
export function birds(st: Stage, args: { x: number; y: number; count: number; size: number; color?: string }): string {
  const { rand, mood } = st
  return repeat(args.count, () => {
    const x = args.x + rand(-1, 1) * args.size * 7
    const y = args.y + rand(-1, 1) * args.size * 3
    const s = args.size * rand(0.5, 1.1)
    const wing: Point[] = [
      [x - s, y - s * 0.18],
      [x - s * 0.45, y - s * 0.34],
      [x, y],
      [x + s * 0.5, y - s * 0.4],
      [x + s, y - s * 0.12],
    ]
    return path(smooth(wing), { stroke: args.color ?? mood.ink, width: s * 0.11, opacity: 0.75 })
  })
}
