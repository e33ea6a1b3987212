import { circle, group, path } from '../core/draw'
import { darken, mix } from '../core/color'
import { polygon, smooth } from '../core/path'
import type { Point } from '../core/path'
import type { Stage } from '../core/stage'

export interface LeafColors {
  light: string
  dark: string
}

/** One feathered palm frond hanging from `x, y` in direction `angle` (radians, 0 = right). */
export function frond(
  st: Stage,
  args: { x: number; y: number; angle: number; length: number; droop?: number; colors: LeafColors; leaflets?: number },
): string {
  const { x, y, angle, length, droop = 0.55, colors, leaflets = 22 } = args
  const { rand } = st
  const spine: Point[] = Array.from({ length: 13 }, (_, i) => {
    const t = i / 12
    return [x + Math.cos(angle) * length * t, y + Math.sin(angle) * length * t + droop * length * t * t] as const
  })
  const at = (t: number): { p: Point; dir: number } => {
    const px = x + Math.cos(angle) * length * t
    const py = y + Math.sin(angle) * length * t + droop * length * t * t
    return { p: [px, py], dir: Math.atan2(Math.sin(angle) + 2 * droop * t, Math.cos(angle)) }
  }
  const side = (sign: 1 | -1): string => {
    let d = ''
    for (let i = 1; i <= leaflets; i++) {
      const t = i / leaflets
      const { p, dir } = at(t)
      const size = length * 0.34 * Math.sin(Math.PI * (0.16 + t * 0.8)) * rand(0.85, 1.1)
      const turn = dir + sign * (0.95 - t * 0.55)
      const tip: Point = [p[0] + Math.cos(turn) * size, p[1] + Math.sin(turn) * size + size * 0.34]
      const wide = length * 0.021
      const bend: Point = [(p[0] + tip[0]) / 2 + Math.cos(turn) * size * 0.12, (p[1] + tip[1]) / 2 - size * 0.09]
      d += `M${(p[0] - Math.cos(dir) * wide).toFixed(1)} ${(p[1] - Math.sin(dir) * wide).toFixed(1)}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${tip[0].toFixed(1)} ${tip[1].toFixed(1)}Q${bend[0].toFixed(1)} ${(bend[1] + wide).toFixed(1)} ${(p[0] + Math.cos(dir) * wide).toFixed(1)} ${(p[1] + Math.sin(dir) * wide).toFixed(1)}Z`
    }
    return d
  }
  const facing = Math.cos(angle) >= 0 ? -1 : 1
  return group([
    path(side(facing === -1 ? 1 : -1), { fill: colors.dark }),
    path(side(facing), { fill: colors.light }),
    path(smooth(spine), { stroke: mix(colors.light, colors.dark, 0.3), width: Math.max(1, length * 0.012) }),
  ])
}

/** A coconut palm standing at `x, y`; `lean` moves its crown sideways by that share of its height. */
export function palm(
  st: Stage,
  args: { x: number; y: number; height: number; lean?: number; tone?: 'sun' | 'ink' | 'mid'; fronds?: number },
): string {
  const { mood, rand } = st
  const { x, y, height, lean = 0.2, tone = 'sun', fronds = 15 } = args
  const top: Point = [x + lean * height, y - height]
  const bend: Point = [x + lean * height * 0.12, y - height * 0.55]
  const along = (t: number): Point => [
    (1 - t) ** 2 * x + 2 * t * (1 - t) * bend[0] + t * t * top[0],
    (1 - t) ** 2 * y + 2 * t * (1 - t) * bend[1] + t * t * top[1],
  ]
  const width = (t: number): number => height * (0.03 - 0.017 * t + 0.02 * Math.max(0, 0.12 - t))
  const steps = Array.from({ length: 21 }, (_, i) => i / 20)
  const outline = (from: number): string =>
    polygon([
      ...steps.map((t): Point => [along(t)[0] + width(t) * from, along(t)[1]]),
      ...[...steps].reverse().map((t): Point => [along(t)[0] + width(t), along(t)[1]]),
    ])
  const [light, mid, dark] = mood.leaf
  const sets = {
    sun: {
      bark: mix(mood.sand[1], mood.roof, 0.35),
      shade: darken(mix(mood.sand[1], mood.roof, 0.4), 0.45),
      back: { light: dark, dark: darken(dark, 0.25) },
      front: { light, dark: mid },
    },
    mid: {
      bark: mix(dark, mood.sand[1], 0.35),
      shade: dark,
      back: { light: darken(dark, 0.1), dark: darken(dark, 0.3) },
      front: { light: mid, dark },
    },
    ink: {
      bark: mood.ink,
      shade: mood.ink,
      back: { light: mood.ink, dark: mood.ink },
      front: { light: mix(mood.ink, dark, 0.45), dark: mood.ink },
    },
  }[tone]
  const rings = steps.slice(1, -1).map((t) => {
    const [px, py] = along(t)
    return path(
      `M${(px - width(t)).toFixed(1)} ${py.toFixed(1)}q${width(t).toFixed(1)} ${(width(t) * 0.7).toFixed(1)} ${(width(t) * 2).toFixed(1)} 0`,
      { stroke: sets.shade, width: Math.max(0.6, height * 0.003), opacity: 0.5 },
    )
  })
  const crown = (count: number, back: boolean): string =>
    Array.from({ length: count }, (_, i) => {
      const angle = -Math.PI * 1.12 + (i / (count - 1)) * Math.PI * 1.24 + rand(-0.1, 0.1)
      const up = Math.max(0, -Math.sin(angle))
      return frond(st, {
        x: top[0],
        y: top[1],
        angle,
        length: height * rand(0.34, 0.44) * (1 - up * 0.14),
        droop: 0.5 + up * 0.24 + rand(-0.08, 0.16),
        colors: back ? sets.back : sets.front,
      })
    }).join('')
  return group([
    path(outline(-1), { fill: sets.bark }),
    path(outline(0.15), { fill: sets.shade, opacity: 0.65 }),
    ...rings,
    crown(Math.round(fronds * 0.55), true),
    ...[-0.6, 0.5, 0].map((k, i) =>
      circle(top[0] + k * height * 0.03, top[1] + height * (0.016 + i * 0.006), height * 0.017, { fill: sets.shade }),
    ),
    crown(Math.round(fronds * 0.6), false),
  ])
}
