import { circle, ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { lens, smooth } from '../core/path'
import type { Point } from '../core/path'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'

/** A resort from the air: a bay in bands of turquoise, beach, gardens, roofs and pools. */
export const aerial: Scene = (st) => {
  const { w, h, mood, rand } = st
  const base: Point[] = Array.from({ length: 19 }, (_, i) => {
    const t = i / 18
    const bay = Math.sin(t * Math.PI) * h * 0.2
    return [
      t * (w + 60) - 30,
      h * 0.36 + bay * Math.cos((t - 0.42) * 2.2) + Math.sin(t * 9) * h * 0.02 + t * h * 0.06,
    ] as const
  })
  const coast = (by: number, wobble = 1): Point[] =>
    base.map(([x, y], i) => [x, y + by * h + Math.sin(i * 1.3 + by * 40) * h * 0.008 * wobble] as const)
  const below = (points: Point[]): string => `${smooth(points)}L${w + 40} ${h + 20}L-40 ${h + 20}Z`
  const coastY = (x: number): number => {
    const i = Math.min(17, Math.max(0, Math.floor(((x + 30) / (w + 60)) * 18)))
    const [x0, y0] = base[i] as Point
    const [x1, y1] = base[i + 1] as Point
    return y0 + ((x - x0) / (x1 - x0)) * (y1 - y0)
  }
  const crown = (x: number, y: number, s: number): string => {
    const tone = rand.pick([mood.leaf[0], mood.leaf[1], mix(mood.leaf[0], mood.leaf[1], 0.5)])
    const blades = repeat(
      9,
      (i) =>
        `<path d="M0 0Q${(s * 0.5).toFixed(1)} ${(-s * 0.2).toFixed(1)} ${s.toFixed(1)} ${(s * 0.08).toFixed(1)}Q${(s * 0.5).toFixed(1)} ${(s * 0.1).toFixed(1)} 0 0Z" transform="rotate(${i * 40 + rand(-9, 9)})"/>`,
    )
    return group([
      ellipse(x + s * 0.55, y + s * 0.6, s * 0.75, s * 0.5, { fill: mood.ink, opacity: 0.26 }),
      group(blades, { fill: tone, transform: `translate(${x.toFixed(1)} ${y.toFixed(1)})` }),
      circle(x, y, s * 0.16, { fill: lighten(tone, 0.3) }),
    ])
  }
  const roof = (x: number, y: number, bw: number, bh: number, turn: number): string =>
    group(
      [
        rect(-bw / 2 + 16, -bh / 2 + 20, bw, bh, { fill: mood.ink, opacity: 0.32 }),
        path(`M${-bw / 2} ${-bh / 2}L${bw / 2} ${-bh / 2}L${bw / 2 - bh / 2} 0L${-bw / 2 + bh / 2} 0Z`, {
          fill: lighten(mood.roof, 0.3),
        }),
        path(`M${-bw / 2} ${bh / 2}L${bw / 2} ${bh / 2}L${bw / 2 - bh / 2} 0L${-bw / 2 + bh / 2} 0Z`, {
          fill: darken(mood.roof, 0.18),
        }),
        path(`M${-bw / 2} ${-bh / 2}L${-bw / 2 + bh / 2} 0L${-bw / 2} ${bh / 2}Z`, {
          fill: mix(mood.roof, mood.glow, 0.25),
        }),
        path(`M${bw / 2} ${-bh / 2}L${bw / 2 - bh / 2} 0L${bw / 2} ${bh / 2}Z`, { fill: darken(mood.roof, 0.3) }),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    )
  const poolShape = (x: number, y: number, s: number): string => {
    const d = `M${x - s} ${y}C${x - s} ${y - s * 0.7} ${x - s * 0.2} ${y - s * 0.5} ${x} ${y - s * 0.3}C${x + s * 0.4} ${y} ${x + s * 1.2} ${y - s * 0.5} ${x + s * 1.3} ${y + s * 0.1}C${x + s * 1.3} ${y + s * 0.7} ${x - s} ${y + s * 0.7} ${x - s} ${y}Z`
    return group([
      path(d, { fill: lighten(mood.sand[0], 0.3), stroke: lighten(mood.sand[0], 0.35), width: s * 0.2 }),
      path(d, {
        fill: st.linear([
          [0, lighten(mood.shallow, 0.25)],
          [1, mood.sea[1]],
        ]),
      }),
      repeat(8, () =>
        path(lens(x + rand(-0.5, 0.9) * s, y + rand(-0.1, 0.4) * s, s * 0.16, 3), { fill: '#ffffff', opacity: 0.5 }),
      ),
    ])
  }
  const clear: { x: number; y: number; r: number }[] = [
    { x: 0.3, y: 0.78, r: 0.075 },
    { x: 0.58, y: 0.8, r: 0.085 },
    { x: 0.84, y: 0.76, r: 0.07 },
    { x: 0.44, y: 0.91, r: 0.07 },
    { x: 0.14, y: 0.77, r: 0.06 },
    { x: 0.72, y: 0.93, r: 0.06 },
  ]
  const palms = Array.from({ length: 430 }, () => ({ x: rand(0, w), y: rand(0.5, 1.03) * h }))
    .filter(
      ({ x, y }) =>
        y > coastY(x) + h * (rand.chance(0.18) ? 0.115 : 0.165) &&
        clear.every((spot) => Math.hypot(x / w - spot.x, (y / h - spot.y) * 0.5625) > spot.r * 0.8),
    )
    .sort((a, b) => a.y - b.y)
  const boat = (x: number, y: number, s: number, turn: number): string =>
    group(
      [
        path(`M${-s * 3} ${s * 0.5}Q${-s} 0 0 0Q${-s} ${s * 0.1} ${-s * 3.4} ${-s * 0.5}Z`, {
          fill: '#ffffff',
          opacity: 0.55,
        }),
        path(`M${-s} ${-s * 0.35}Q${s * 0.4} ${-s * 0.5} ${s * 1.2} 0Q${s * 0.4} ${s * 0.5} ${-s} ${s * 0.35}Z`, {
          fill: '#ffffff',
        }),
        rect(-s * 0.5, -s * 0.18, s * 0.7, s * 0.36, { fill: mood.accent[0] }),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    )
  return group([
    rect(0, 0, w, h, {
      fill: st.linear([
        [0, mix(mood.sea[2], mood.ink, 0.25)],
        [0.35, mood.sea[2]],
        [0.7, mood.sea[1]],
      ]),
    }),
    repeat(150, () =>
      path(lens(rand(0, w), rand(0, 0.5) * h, rand(20, 90), rand(1, 3.4)), {
        fill: lighten(mood.sea[1], 0.4),
        opacity: rand(0.08, 0.3),
      }),
    ),
    ...[
      [-0.24, 0.4],
      [-0.17, 0.45],
      [-0.115, 0.55],
      [-0.075, 0.7],
      [-0.04, 0.85],
    ].map(([by, amount]) =>
      path(below(coast(by!, 3)), { fill: mix(mood.sea[1], mood.shallow, amount! * 0.9 + 0.1), opacity: 0.62 }),
    ),
    repeat(34, () => {
      const x = rand(0, w)
      return ellipse(x, coastY(x) - rand(0.06, 0.2) * h, rand(14, 74), rand(7, 26), {
        fill: mix(mood.sea[2], mood.leaf[2], 0.5),
        opacity: rand(0.12, 0.32),
      })
    }),
    ...[-0.05, -0.026, -0.006].map((by, i) =>
      path(smooth(coast(by, 2.2)), { stroke: mood.foam, width: 5 + i * 5, opacity: 0.45 + i * 0.22 }),
    ),
    path(below(coast(0.006)), { fill: mix(mood.sand[1], mood.sea[1], 0.25) }),
    path(below(coast(0.022)), {
      fill: st.linear([
        [0, lighten(mood.sand[0], 0.2)],
        [1, mood.sand[1]],
      ]),
    }),
    path(below(coast(0.12, 4)), {
      fill: st.linear([
        [0, mix(mood.leaf[0], mood.leaf[1], 0.35)],
        [1, mood.leaf[2]],
      ]),
    }),
    path(
      smooth([
        [w * 0.05, h],
        [w * 0.2, h * 0.86],
        [w * 0.44, h * 0.83],
        [w * 0.7, h * 0.86],
        [w * 1.02, h * 0.85],
      ]),
      { stroke: mix(mood.sand[0], mood.sand[1], 0.3), width: 22 },
    ),
    path(
      smooth([
        [w * 0.44, h * 0.83],
        [w * 0.47, h * 0.72],
        [w * 0.46, h * 0.62],
      ]),
      { stroke: mix(mood.sand[0], mood.sand[1], 0.3), width: 16 },
    ),
    repeat(30, () => {
      const x = rand(0.03, 0.97) * w
      const y = coastY(x) + h * rand(0.055, 0.1)
      const tone = rand.pick([mood.accent[0], mood.accent[1], '#ffffff', mood.sea[1]])
      return (
        ellipse(x + 9, y + 11, 16, 12, { fill: mood.ink, opacity: 0.25 }) +
        circle(x, y, 15, { fill: tone }) +
        repeat(4, (i) =>
          path(`M0 0L15 -4L15 4Z`, {
            fill: '#ffffff',
            opacity: 0.6,
            transform: `translate(${x} ${y}) rotate(${i * 90})`,
          }),
        )
      )
    }),
    jetty(),
    poolShape(w * 0.3, h * 0.78, w * 0.042),
    poolShape(w * 0.58, h * 0.81, w * 0.05),
    poolShape(w * 0.84, h * 0.77, w * 0.036),
    palms.map(({ x, y }) => crown(x, y, w * rand(0.012, 0.021))).join(''),
    roof(w * 0.44, h * 0.91, w * 0.15, h * 0.09, -2),
    roof(w * 0.14, h * 0.77, w * 0.085, h * 0.075, -14),
    roof(w * 0.72, h * 0.93, w * 0.11, h * 0.08, 5),
    roof(w * 0.93, h * 0.86, w * 0.08, h * 0.075, 12),
    roof(w * 0.2, h * 0.92, w * 0.09, h * 0.07, -8),
    boat(w * 0.7, h * 0.22, w * 0.013, -24),
    boat(w * 0.2, h * 0.13, w * 0.017, 14),
    boat(w * 0.5, h * 0.3, w * 0.009, 38),
    repeat(9, () =>
      ellipse(rand(0, w), rand(0, 0.26) * h, rand(120, 320), rand(18, 46), {
        fill: '#ffffff',
        opacity: rand(0.05, 0.16),
        filter: st.blur(22),
      }),
    ),
    finish(st, { x: w * 0.15, y: 0 }, 0.9),
  ])

  function jetty(): string {
    const x = w * 0.465
    const y = coastY(x)
    const huts = [-0.19, -0.14, -0.09].map((k, i) =>
      roof(x + (i % 2 ? -1 : 1) * w * 0.026, y + k * h, w * 0.03, h * 0.045, 0),
    )
    return group([
      rect(x - 8, y - h * 0.23, 18, h * 0.27, { fill: mood.ink, opacity: 0.25, transform: 'translate(12 10)' }),
      rect(x - 8, y - h * 0.23, 18, h * 0.27, { fill: mix(mood.roof, mood.sand[0], 0.55) }),
      ...huts,
    ])
  }
}
