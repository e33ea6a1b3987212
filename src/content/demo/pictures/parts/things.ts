import { circle, ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { polygon } from '../core/path'
import type { Stage } from '../core/stage'

/** A thatched beach parasol, or a cloth one, with its shadow. */
export function parasol(st: Stage, args: { x: number; y: number; size: number; cloth?: string }): string {
  const { mood, rand } = st
  const { x, y, size: s, cloth } = args
  const top = y - s * 1.5
  const light = cloth ?? mix(mood.sand[0], mood.roof, 0.35)
  const shade = darken(light, 0.35)
  const edge = top + s * 0.44
  const fringe = repeat(
    18,
    (_, t) =>
      `<path d="M${(x - s + t * 2 * s).toFixed(1)} ${(edge - 2 + Math.sin(t * Math.PI) * s * 0.08).toFixed(1)}l${rand(-3, 3).toFixed(1)} ${(s * rand(0.06, 0.13)).toFixed(1)}"/>`,
  )
  const panel = (from: number, to: number, fill: string): string =>
    path(
      `M${x} ${top}Q${x + from * s * 0.7} ${top + s * 0.12} ${x + from * s} ${edge}Q${x + ((from + to) / 2) * s} ${edge + s * 0.12} ${x + to * s} ${edge}Q${x + to * s * 0.7} ${top + s * 0.12} ${x} ${top}Z`,
      { fill },
    )
  return group([
    ellipse(x + s * 0.35, y + s * 0.02, s * 0.95, s * 0.12, { fill: mood.ink, opacity: 0.28 }),
    rect(x - s * 0.025, top + s * 0.2, s * 0.05, s * 1.32, { fill: darken(mood.roof, 0.35) }),
    cloth ? '' : group(fringe, { stroke: shade, width: s * 0.035 }),
    panel(-1, -0.42, lighten(light, 0.22)),
    panel(-0.42, 0.1, cloth ? mood.accent[2] : light),
    panel(0.1, 0.58, mix(light, shade, 0.35)),
    panel(0.58, 1, cloth ? mix(mood.accent[2], mood.ink, 0.2) : shade),
  ])
}

/** A sun lounger seen from its side; `dir` is where the head end points. */
export function lounger(
  st: Stage,
  args: { x: number; y: number; size: number; dir: 1 | -1; cushion?: string },
): string {
  const { mood } = st
  const { x, y, size: s, dir, cushion = mood.accent[2] } = args
  const wood = mix(mood.roof, mood.ink, 0.35)
  return group(
    [
      ellipse(s * 0.05, s * 0.03, s * 1.05, s * 0.08, { fill: mood.ink, opacity: 0.3 }),
      path(
        `M${-s * 0.85} 0l0 ${-s * 0.25}M${s * 0.45} 0l0 ${-s * 0.25}M${-s * 0.95} ${-s * 0.26}L${s * 0.5} ${-s * 0.26}L${s * 1.05} ${-s * 0.75}`,
        { stroke: wood, width: s * 0.06 },
      ),
      path(
        polygon([
          [-s * 0.98, -s * 0.3],
          [s * 0.48, -s * 0.3],
          [s * 1.04, -s * 0.8],
          [s * 0.96, -s * 0.88],
          [s * 0.4, -s * 0.42],
          [-s * 0.98, -s * 0.42],
        ]),
        { fill: cushion },
      ),
      path(
        polygon([
          [-s * 0.98, -s * 0.3],
          [s * 0.48, -s * 0.3],
          [s * 1.04, -s * 0.8],
          [s * 1.02, -s * 0.84],
          [s * 0.46, -s * 0.35],
          [-s * 0.98, -s * 0.35],
        ]),
        { fill: darken(cushion, 0.25), opacity: 0.8 },
      ),
      path(
        polygon([
          [s * 0.74, -s * 0.68],
          [s * 1.0, -s * 0.9],
          [s * 0.93, -s * 0.98],
          [s * 0.68, -s * 0.75],
        ]),
        { fill: mood.accent[0] },
      ),
    ],
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${dir} 1)` },
  )
}

/** A light with its glow. */
export function lamp(st: Stage, args: { x: number; y: number; r: number; reach?: number; color?: string }): string {
  const color = args.color ?? st.mood.lamp
  const reach = args.r * (args.reach ?? 9)
  const glow = st.radial(
    [
      [0, color, 0.75],
      [0.3, color, 0.28],
      [1, color, 0],
    ],
    { x: args.x, y: args.y, r: reach },
  )
  return (
    circle(args.x, args.y, reach, { fill: glow, blend: 'screen' }) +
    circle(args.x, args.y, args.r, { fill: lighten(color, 0.55) })
  )
}

/** A sagging line of bulbs between two points. */
export function lightString(
  st: Stage,
  args: { from: readonly [number, number]; to: readonly [number, number]; sag: number; count: number; size: number },
): string {
  const { from, to, sag, count } = args
  const at = (t: number): [number, number] => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ]
  const mid: [number, number] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag * 2]
  return group([
    path(`M${from[0]} ${from[1]}Q${mid[0]} ${mid[1]} ${to[0]} ${to[1]}`, {
      stroke: st.mood.ink,
      width: args.size * 0.25,
      opacity: 0.8,
    }),
    repeat(count, (_, t) => {
      const u = 0.04 + t * 0.92
      const [x, y] = at(u)
      return lamp(st, { x, y: y + args.size * 0.9, r: args.size * 0.55, reach: 6 })
    }),
  ])
}

/** A sailing boat; the sails lean by `lean` degrees. */
export function sailboat(
  st: Stage,
  args: { x: number; y: number; size: number; lean?: number; color?: string; flip?: boolean },
): string {
  const { mood } = st
  const { x, y, size: s, lean = 4, color = mood.accent[2] } = args
  const sail = st.linear([
    [0, lighten(color, 0.35)],
    [1, mix(color, mood.glow, 0.35)],
  ])
  const hull = mix(mood.wall[0], mood.accent[0], 0.08)
  return group(
    [
      path(`M${-s * 0.02} ${-s * 2.1}Q${s * 0.5} ${-s * 0.95} ${s * 0.86} ${-s * 0.28}L0 ${-s * 0.26}Z`, {
        fill: sail,
      }),
      path(
        `M${-s * 0.08} ${-s * 1.95}Q${-s * 0.3} ${-s * 0.9} ${-s * 0.8} ${-s * 0.26}Q${-s * 0.4} ${-s * 0.34} ${-s * 0.1} ${-s * 0.3}Z`,
        { fill: mix(color, mood.accent[0], 0.42) },
      ),
      path(
        `M${s * 0.1} ${-s * 1.5}L${s * 0.5} ${-s * 0.3}L${s * 0.86} ${-s * 0.28}Q${s * 0.5} ${-s * 0.95} ${-s * 0.02} ${-s * 2.1}Z`,
        { fill: mood.ink, opacity: 0.1 },
      ),
      rect(-s * 0.045, -s * 2.2, s * 0.045, s * 2.05, { fill: darken(mood.roof, 0.3) }),
      path(
        `M${-s} ${-s * 0.2}L${s * 0.95} ${-s * 0.2}Q${s * 0.8} ${s * 0.12} ${s * 0.5} ${s * 0.13}L${-s * 0.6} ${s * 0.13}Q${-s * 0.9} ${s * 0.08} ${-s} ${-s * 0.2}Z`,
        { fill: hull },
      ),
      path(
        `M${-s * 0.94} ${-s * 0.03}Q0 ${s * 0.03} ${s * 0.84} ${-s * 0.03}Q${s * 0.76} ${s * 0.12} ${s * 0.5} ${s * 0.13}L${-s * 0.6} ${s * 0.13}Q${-s * 0.84} ${s * 0.1} ${-s * 0.94} ${-s * 0.03}Z`,
        { fill: mood.sea[2] },
      ),
      path(`M${-s * 1.2} ${s * 0.16}Q0 ${s * 0.08} ${s * 1.3} ${s * 0.16}Q0 ${s * 0.24} ${-s * 1.2} ${s * 0.16}Z`, {
        fill: mood.foam,
        opacity: 0.75,
      }),
      path(`M${-s * 0.5} ${s * 0.22}L${s * 0.5} ${s * 0.22}L${s * 0.25} ${s * 0.8}L${-s * 0.2} ${s * 0.8}Z`, {
        fill: color,
        opacity: 0.16,
      }),
    ],
    {
      transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${args.flip ? -lean : lean}) scale(${args.flip ? -1 : 1} 1)`,
    },
  )
}
