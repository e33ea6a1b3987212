import { group, path, repeat } from '../core/draw'
import { darken, mix } from '../core/color'
import type { Stage } from '../core/stage'
import { frond } from './palm'

/** A broad banana leaf with a midrib. */
export function bananaLeaf(
  st: Stage,
  args: { x: number; y: number; angle: number; length: number; light: string; dark: string },
): string {
  const { x, y, angle, length: l, light, dark } = args
  const rib = `M0 0Q${l * 0.5} ${-l * 0.1} ${l} ${l * 0.12}`
  const veins = repeat(12, (_, t) => {
    const px = l * (0.1 + t * 0.8)
    const reach = l * 0.17 * Math.sin(Math.PI * (0.15 + t * 0.75))
    return `<path d="M${px.toFixed(1)} ${(-l * 0.035).toFixed(1)}l${(reach * 0.6).toFixed(1)} ${(-reach).toFixed(1)}M${px.toFixed(1)} ${(-l * 0.03).toFixed(1)}l${(reach * 0.6).toFixed(1)} ${reach.toFixed(1)}"/>`
  })
  return group(
    [
      path(`M0 0C${l * 0.15} ${-l * 0.3} ${l * 0.7} ${-l * 0.3} ${l} ${l * 0.12}Q${l * 0.5} ${-l * 0.1} 0 0Z`, {
        fill: light,
      }),
      path(`M0 0C${l * 0.2} ${l * 0.2} ${l * 0.75} ${l * 0.24} ${l} ${l * 0.12}Q${l * 0.5} ${-l * 0.1} 0 0Z`, {
        fill: dark,
      }),
      group(veins, { stroke: darken(dark, 0.25), width: l * 0.004, opacity: 0.35 }),
      path(rib, { stroke: mix(light, '#ffffff', 0.25), width: l * 0.012, opacity: 0.6 }),
    ],
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${((angle * 180) / Math.PI).toFixed(1)})` },
  )
}

/** A monstera leaf with its cut edges. */
export function monstera(
  st: Stage,
  args: { x: number; y: number; angle: number; size: number; light: string; dark: string },
): string {
  const { size: s, light, dark } = args
  const half = (sign: number): string => {
    let d = `M0 0C${-s * 0.1} ${sign * s * 0.35} ${-s * 0.05} ${sign * s * 0.5} ${s * 0.12} ${sign * s * 0.52}`
    for (let i = 0; i < 4; i++) {
      const x = s * (0.2 + i * 0.17)
      const out = s * (0.53 - i * 0.075) * sign
      d += `Q${x} ${out * 1.04} ${x + s * 0.05} ${out * 0.98}L${x - s * 0.06} ${out * 0.36}Q${x - s * 0.02} ${out * 0.28} ${x + s * 0.02} ${out * 0.36}L${x + s * 0.12} ${out * 0.92}`
    }
    return `${d}Q${s * 0.95} ${sign * s * 0.2} ${s * 1.08} 0Z`
  }
  return group(
    [
      path(half(-1), { fill: light }),
      path(half(1), { fill: dark }),
      path(`M${-s * 0.2} 0L${s * 1.05} 0`, { stroke: mix(light, '#ffffff', 0.2), width: s * 0.014, opacity: 0.6 }),
    ],
    {
      transform: `translate(${args.x.toFixed(1)} ${args.y.toFixed(1)}) rotate(${((args.angle * 180) / Math.PI).toFixed(1)})`,
    },
  )
}

/** Dark leaves in a lower corner that frame the view. */
export function cornerLeaves(st: Stage, args: { side: 'left' | 'right'; size: number; lift?: number }): string {
  const { w, h, mood, rand } = st
  const { side, size, lift = 0 } = args
  const x = side === 'left' ? -size * 0.1 : w + size * 0.1
  const turn = (angle: number): number => (side === 'left' ? angle : Math.PI - angle)
  const ink = mood.ink
  const glow = mix(ink, mood.leaf[1], 0.38)
  const deep = mix(ink, mood.leaf[2], 0.4)
  return group([
    repeat(5, (i) =>
      frond(st, {
        x: x + rand(-0.1, 0.1) * size,
        y: h + size * 0.12 - lift,
        angle: turn(-1.45 + i * 0.3),
        length: size * rand(1.0, 1.3),
        droop: 0.42,
        colors: { light: deep, dark: ink },
        leaflets: 26,
      }),
    ),
    repeat(4, (i) =>
      bananaLeaf(st, {
        x: x + rand(-0.15, 0.15) * size,
        y: h + size * 0.08 - lift,
        angle: turn(-1.35 + i * 0.36),
        length: size * rand(0.7, 0.95),
        light: i % 2 ? glow : deep,
        dark: ink,
      }),
    ),
    repeat(4, (i) =>
      monstera(st, {
        x: x + (side === 'left' ? 1 : -1) * size * (0.08 + i * 0.17),
        y: h - size * (0.16 - i * 0.035) - lift,
        angle: turn(-1.1 + i * 0.2),
        size: size * rand(0.26, 0.34),
        light: mix(glow, mood.leaf[0], 0.14),
        dark: deep,
      }),
    ),
  ])
}

/** Fronds hanging into the picture from an upper corner. */
export function hangingFronds(st: Stage, args: { side: 'left' | 'right'; size: number; count?: number }): string {
  const { w, mood, rand } = st
  const { side, size, count = 6 } = args
  const x = side === 'left' ? -size * 0.12 : w + size * 0.12
  return repeat(count, (i, t) =>
    frond(st, {
      x: x + rand(-0.05, 0.05) * size,
      y: -size * 0.12,
      angle: side === 'left' ? 0.05 + t * 1.2 : Math.PI - 0.05 - t * 1.2,
      length: size * rand(0.8, 1.15),
      droop: 0.28,
      colors: { light: mix(mood.ink, mood.leaf[1], i % 2 ? 0.4 : 0.2), dark: mood.ink },
      leaflets: 30,
    }),
  )
}

/** A rounded bank of bushes. */
export function shrubs(
  st: Stage,
  args: { x: number; y: number; width: number; height: number; tones?: readonly [string, string, string] },
): string {
  const { rand, mood } = st
  const [light, mid, dark] = args.tones ?? mood.leaf
  const row = (count: number, fill: string, rise: number, size: number): string =>
    group(
      repeat(count, (_, t) => {
        const hump = Math.sin(Math.PI * (0.08 + t * 0.84))
        const r = args.height * size * rand(0.7, 1.2)
        return `<circle cx="${(args.x + t * args.width + rand(-0.02, 0.02) * args.width).toFixed(1)}" cy="${(args.y - args.height * rise * hump * rand(0.7, 1.1)).toFixed(1)}" r="${r.toFixed(1)}"/>`
      }),
      { fill },
    )
  return (
    row(13, dark, 0.7, 0.36) +
    row(15, mid, 0.42, 0.3) +
    row(16, mix(light, mid, 0.4), 0.18, 0.2) +
    row(16, dark, -0.1, 0.28)
  )
}
