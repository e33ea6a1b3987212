import { circle, ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { haze, hills } from '../parts/land'
import { bananaLeaf, cornerLeaves, shrubs } from '../parts/leaves'
import { palm } from '../parts/palm'
import { sea } from '../parts/sea'
import { cloudBank, sky } from '../parts/sky'
import { lamp } from '../parts/things'

/** A spa pavilion open to the garden and the sea: bath with petals, curtains, stones, candles. */
export const spa: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.48
  const sun = { x: w * rand(0.42, 0.6), y: horizon - h * 0.14, r: w * 0.022 }
  const floor = h * 0.72
  const wood = mix(mood.roof, mood.sand[1], 0.3)
  const linen = mix('#ffffff', mood.glow, 0.15)
  const curtain = (x: number, dir: 1 | -1): string =>
    group([
      path(
        `M${x} ${h * 0.1}L${x + dir * w * 0.1} ${h * 0.1}Q${x + dir * w * 0.09} ${h * 0.36} ${x + dir * w * 0.025} ${h * 0.46}Q${x + dir * w * 0.07} ${h * 0.6} ${x + dir * w * 0.06} ${floor + h * 0.05}L${x} ${floor + h * 0.05}Z`,
        {
          fill: st.linear(
            [
              [0, linen],
              [1, mix(linen, mood.sea[1], 0.35)],
            ],
            [x, 0, x + dir * w * 0.1, 0],
          ),
          opacity: 0.94,
        },
      ),
      repeat(4, (i) =>
        path(
          `M${x + dir * w * 0.02 * (i + 0.6)} ${h * 0.1}Q${x + dir * w * 0.018 * (i + 0.5)} ${h * 0.34} ${x + dir * w * 0.006 * (i + 1)} ${h * 0.46}Q${x + dir * w * 0.012 * (i + 1)} ${h * 0.6} ${x + dir * w * 0.013 * (i + 0.6)} ${floor + h * 0.05}`,
          { stroke: mix(linen, mood.ink, 0.3), width: 3, opacity: 0.3 },
        ),
      ),
      rect(x + (dir === 1 ? 0 : -w * 0.035), h * 0.45, w * 0.035, h * 0.016, { fill: mood.accent[1], rx: 6 }),
    ])
  return group([
    sky(st, { horizon, sun }),
    cloudBank(st, { horizon, sunX: sun.x, scale: 0.7 }),
    hills(st, {
      from: [w * 0.5, horizon],
      to: [w * 1.0, horizon - h * 0.13],
      height: h * 0.1,
      base: horizon + 1,
      color: mood.land[0],
    }),
    sea(st, { top: horizon, bottom: floor, sunX: sun.x }),
    haze(st, { y: horizon, height: h * 0.07, opacity: 0.45 }),
    palm(st, { x: w * 0.2, y: floor, height: h * 0.46, lean: 0.12, tone: 'mid' }),
    palm(st, { x: w * 0.79, y: floor, height: h * 0.52, lean: -0.1 }),
    shrubs(st, { x: w * 0.1, y: floor + 8, width: w * 0.28, height: h * 0.1 }),
    shrubs(st, { x: w * 0.63, y: floor + 8, width: w * 0.3, height: h * 0.11 }),
    rect(0, floor, w, h - floor + 10, {
      fill: st.linear([
        [0, lighten(wood, 0.22)],
        [1, darken(wood, 0.5)],
      ]),
    }),
    repeat(18, (i) =>
      path(`M${w * (0.5 + (i - 8.5) * 0.06)} ${floor}L${w * (0.5 + (i - 8.5) * 0.15)} ${h}`, {
        stroke: darken(wood, 0.5),
        width: 3,
        opacity: 0.45,
      }),
    ),
    ...[0.055, 0.925].map((x) =>
      rect(w * x, 0, w * 0.022, h * 0.82, {
        fill: st.linear(
          [
            [0, lighten(wood, 0.1)],
            [1, darken(wood, 0.5)],
          ],
          [w * x, 0, w * (x + 0.022), 0],
        ),
      }),
    ),
    rect(0, h * 0.06, w, h * 0.045, { fill: darken(wood, 0.35) }),
    rect(0, 0, w, h * 0.065, { fill: darken(wood, 0.6) }),
    repeat(70, (_, t) =>
      path(`M${t * w} ${h * 0.03}l${rand(-8, 8)} ${h * rand(0.04, 0.075)}`, {
        stroke: mix(mood.roof, mood.sand[1], 0.4),
        width: 9,
        opacity: 0.8,
      }),
    ),
    curtain(w * 0.077, 1),
    curtain(w * 0.925, -1),
    bath(),
    stones(w * 0.8, h * 0.9),
    orchid(w * 0.72, h * 0.73),
    repeat(3, (i) => candle(w * (0.195 + i * 0.03), h * (0.885 + (i % 2) * 0.02), h * (0.06 + (i % 2) * 0.035))),
    towels(w * 0.885, h * 0.9),
    cornerLeaves(st, { side: 'left', size: w * 0.13 }),
    finish(st, sun),
  ])

  function bath(): string {
    const x = w * 0.49
    const y = h * 0.74
    const stone = mix(mood.wall[0], '#ffffff', 0.4)
    const inner = { rx: w * 0.155, ry: h * 0.042 }
    return group([
      ellipse(x + 20, h * 0.925, w * 0.17, h * 0.024, { fill: mood.ink, opacity: 0.4 }),
      path(
        `M${x - w * 0.18} ${y}Q${x - w * 0.175} ${h * 0.93} ${x - w * 0.09} ${h * 0.93}L${x + w * 0.09} ${h * 0.93}Q${x + w * 0.175} ${h * 0.93} ${x + w * 0.18} ${y}Z`,
        {
          fill: st.linear(
            [
              [0, stone],
              [0.5, lighten(stone, 0.3)],
              [1, mix(stone, mood.sea[2], 0.45)],
            ],
            [x - w * 0.18, 0, x + w * 0.18, 0],
          ),
        },
      ),
      ellipse(x, y, w * 0.18, h * 0.052, { fill: lighten(stone, 0.5) }),
      ellipse(x, y + 3, inner.rx, inner.ry, {
        fill: st.linear([
          [0, darken(mood.shallow, 0.25)],
          [1, lighten(mood.shallow, 0.4)],
        ]),
      }),
      repeat(60, () => {
        const a = rand(0, Math.PI * 2)
        const k = Math.sqrt(rand())
        return ellipse(
          x + Math.cos(a) * inner.rx * 0.92 * k,
          y + 5 + Math.sin(a) * inner.ry * 0.88 * k,
          rand(7, 15),
          rand(3, 6),
          {
            fill: rand.pick([mood.accent[0], lighten(mood.accent[0], 0.45), '#ffffff', mood.accent[1]]),
            opacity: 0.95,
          },
        )
      }),
    ])
  }

  function stones(x: number, y: number): string {
    return repeat(4, (i) =>
      ellipse(x + rand(-5, 5), y - i * 34, 78 - i * 15, 22 - i * 2, {
        fill: st.linear([
          [0, lighten(mix(mood.ink, mood.land[1], 0.4), 0.25)],
          [1, mix(mood.ink, mood.land[2], 0.3)],
        ]),
      }),
    )
  }

  function orchid(x: number, y: number): string {
    const bloom = (bx: number, by: number): string =>
      repeat(5, (i) =>
        ellipse(0, -17, 11, 19, {
          fill: i % 2 ? mood.accent[0] : lighten(mood.accent[0], 0.35),
          transform: `translate(${bx} ${by}) rotate(${i * 72})`,
        }),
      ) + circle(bx, by, 7, { fill: mood.accent[1] })
    return group([
      repeat(4, (i) =>
        bananaLeaf(st, { x, y: y + 40, angle: -2.7 + i * 0.75, length: 120, light: mood.leaf[1], dark: mood.leaf[2] }),
      ),
      path(
        `M${x} ${y + 40}Q${x - 10} ${y - 140} ${x + 70} ${y - 190}M${x} ${y + 40}Q${x - 40} ${y - 60} ${x - 66} ${y - 130}`,
        { stroke: mood.leaf[2], width: 6 },
      ),
      bloom(x + 70, y - 190),
      bloom(x + 34, y - 160),
      bloom(x + 8, y - 110),
      bloom(x - 66, y - 130),
      bloom(x - 44, y - 76),
      path(`M${x - 46} ${y + 30}L${x + 46} ${y + 30}L${x + 34} ${y + 130}L${x - 34} ${y + 130}Z`, {
        fill: st.linear([
          [0, lighten(mood.roof, 0.15)],
          [1, darken(mood.roof, 0.45)],
        ]),
      }),
    ])
  }

  function candle(x: number, y: number, tall: number): string {
    return group([
      rect(x - 26, y - tall, 52, tall, {
        fill: st.linear([
          [0, '#fff1cf'],
          [1, '#d9b98a'],
        ]),
        rx: 6,
      }),
      path(
        `M${x} ${y - tall - 38}Q${x + 11} ${y - tall - 12} ${x} ${y - tall - 4}Q${x - 11} ${y - tall - 12} ${x} ${y - tall - 38}Z`,
        { fill: '#fff4c0' },
      ),
      lamp(st, { x, y: y - tall - 16, r: 5, reach: 24 + mood.night * 16 }),
    ])
  }

  function towels(x: number, y: number): string {
    return repeat(3, (i) =>
      rect(x - 84 + i * 6, y - 44 - i * 42, 168 - i * 12, 40, {
        fill: st.linear([
          [0, i === 1 ? lighten(mood.shallow, 0.3) : '#ffffff'],
          [1, i === 1 ? mood.shallow : mix(linen, mood.ink, 0.18)],
        ]),
        rx: 19,
      }),
    )
  }
}
