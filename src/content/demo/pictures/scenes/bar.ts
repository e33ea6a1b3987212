import { ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { bananaLeaf, cornerLeaves } from '../parts/leaves'
import { lamp } from '../parts/things'

/** A rum bar at night: lit shelves of bottles, brass lamps, stools, cocktails on the counter. */
export const bar: Scene = (st) => {
  const { w, h, mood, rand } = st
  const wall = mix(mood.ink, mood.sea[2], 0.35)
  const wood = mix(mood.roof, mood.ink, 0.35)
  const counter = h * 0.66
  const arch = (x: number, width: number): string =>
    `M${x} ${counter}L${x} ${h * 0.26}A${width / 2} ${width / 2} 0 0 1 ${x + width} ${h * 0.26}L${x + width} ${counter}Z`
  const niche = (x: number, width: number): string => {
    const glow = st.radial(
      [
        [0, lighten(mood.lamp, 0.2), 1],
        [0.55, mix(mood.lamp, mood.roof, 0.5), 1],
        [1, mix(mood.roof, mood.ink, 0.6), 1],
      ],
      { x: x + width / 2, y: h * 0.42, r: width * 0.95 },
    )
    return group([
      path(arch(x - 16, width + 32), { fill: mix(mood.accent[1], mood.roof, 0.5) }),
      path(arch(x, width), { fill: glow }),
      ...[0.3, 0.42, 0.54].map((y) => shelf(x, width, h * y)),
    ])
  }
  const shelf = (x: number, width: number, y: number): string =>
    group([
      repeat(Math.round(width / 46), (_, t) => bottle(x + 28 + t * (width - 56), y, h * rand(0.065, 0.1))),
      rect(x, y, width, 9, { fill: lighten(mood.lamp, 0.3) }),
      rect(x, y + 9, width, 7, { fill: darken(wood, 0.35) }),
    ])
  const bottle = (x: number, y: number, tall: number): string => {
    const color = rand.pick([
      mood.accent[0],
      mood.accent[1],
      mood.leaf[0],
      mood.shallow,
      darken(mood.accent[0], 0.45),
      darken(mood.leaf[1], 0.2),
      '#f6ead2',
    ])
    const b = tall * rand(0.14, 0.2)
    return group([
      path(
        `M${x - b} ${y}L${x - b} ${y - tall * 0.55}Q${x - b} ${y - tall * 0.7} ${x - b * 0.35} ${y - tall * 0.75}L${x - b * 0.35} ${y - tall}L${x + b * 0.35} ${y - tall}L${x + b * 0.35} ${y - tall * 0.75}Q${x + b} ${y - tall * 0.7} ${x + b} ${y - tall * 0.55}L${x + b} ${y}Z`,
        { fill: color, opacity: 0.88 },
      ),
      rect(x - b * 0.85, y - tall * 0.42, b * 1.7, tall * 0.22, { fill: '#fff4dc', opacity: 0.75 }),
      rect(x - b * 0.7, y - tall * 0.62, b * 0.28, tall * 0.55, { fill: '#ffffff', opacity: 0.4 }),
    ])
  }
  return group([
    rect(0, 0, w, h, {
      fill: st.linear([
        [0, darken(wall, 0.35)],
        [0.7, lighten(wall, 0.08)],
        [1, mood.ink],
      ]),
    }),
    repeat(40, (i) => rect(i * w * 0.025, 0, 3, counter, { fill: mood.ink, opacity: 0.25 })),
    niche(w * 0.1, w * 0.2),
    niche(w * 0.37, w * 0.26),
    niche(w * 0.7, w * 0.2),
    repeat(6, (i) =>
      bananaLeaf(st, {
        x: w * 0.02,
        y: h * 0.64,
        angle: -1.75 + i * 0.26,
        length: h * rand(0.3, 0.44),
        light: mood.leaf[1],
        dark: mood.leaf[2],
      }),
    ),
    repeat(6, (i) =>
      bananaLeaf(st, {
        x: w * 0.98,
        y: h * 0.64,
        angle: -2.65 + i * 0.26,
        length: h * rand(0.3, 0.42),
        light: mood.leaf[1],
        dark: mood.leaf[2],
      }),
    ),
    repeat(5, (i) => pendant(w * (0.14 + i * 0.18), h * (i % 2 ? 0.16 : 0.2))),
    rect(0, counter, w, h - counter, {
      fill: st.linear([
        [0, wood],
        [1, mood.ink],
      ]),
    }),
    repeat(60, (i) =>
      rect(i * w * 0.0168 + 5, counter + 44, w * 0.011, h * 0.3, {
        fill: i % 2 ? lighten(wood, 0.1) : darken(wood, 0.2),
        rx: 8,
      }),
    ),
    rect(-10, counter - 12, w + 20, 50, {
      fill: st.linear([
        [0, lighten(mood.accent[1], 0.35)],
        [0.25, lighten(wood, 0.35)],
        [1, darken(wood, 0.35)],
      ]),
    }),
    repeat(26, () =>
      ellipse(rand(0, w), counter + rand(-6, 2), rand(20, 90), 3, { fill: mood.lamp, opacity: rand(0.15, 0.5) }),
    ),
    cocktail(w * 0.3, mood.accent[0], 1.05),
    cocktail(w * 0.36, mood.accent[1], 0.9),
    cocktail(w * 0.665, mood.shallow, 1),
    repeat(4, (i) => stool(w * (0.17 + i * 0.22))),
    cornerLeaves(st, { side: 'right', size: w * 0.11 }),
    finish(st, { x: w * 0.5, y: h * 0.35 }, 0.7),
  ])

  function pendant(x: number, y: number): string {
    return group([
      rect(x - 2, 0, 4, y, { fill: darken(mood.roof, 0.5) }),
      path(
        `M${x - w * 0.036} ${y + h * 0.06}Q${x - w * 0.032} ${y} ${x} ${y - h * 0.012}Q${x + w * 0.032} ${y} ${x + w * 0.036} ${y + h * 0.06}Z`,
        {
          fill: st.linear(
            [
              [0, mix(mood.accent[1], mood.ink, 0.35)],
              [0.4, mood.accent[1]],
              [1, mix(mood.accent[1], mood.ink, 0.5)],
            ],
            [x - w * 0.036, 0, x + w * 0.036, 0],
          ),
        },
      ),
      ellipse(x, y + h * 0.06, w * 0.036, 9, { fill: lighten(mood.lamp, 0.5) }),
      lamp(st, { x, y: y + h * 0.068, r: 9, reach: 22 }),
    ])
  }

  function stool(x: number): string {
    const seat = h * 0.79
    return group([
      path(
        `M${x - 40} ${seat}L${x - 70} ${h * 1.02}M${x + 40} ${seat}L${x + 70} ${h * 1.02}M${x - 56} ${h * 0.92}L${x + 56} ${h * 0.92}`,
        { stroke: mix(mood.accent[1], mood.ink, 0.35), width: 11 },
      ),
      path(
        `M${x - 84} ${seat - 12}Q${x - 92} ${seat - 120} ${x - 60} ${seat - 150}L${x + 60} ${seat - 150}Q${x + 92} ${seat - 120} ${x + 84} ${seat - 12}Z`,
        {
          fill: st.linear([
            [0, mix(mood.accent[0], mood.ink, 0.1)],
            [1, mix(mood.accent[0], mood.ink, 0.55)],
          ]),
        },
      ),
      repeat(5, (_, t) => rect(x - 60 + t * 118, seat - 140, 3, 126, { fill: mood.ink, opacity: 0.25 })),
      ellipse(x, seat - 8, 92, 22, { fill: mix(mood.accent[0], mood.ink, 0.4) }),
    ])
  }

  function cocktail(x: number, color: string, s: number): string {
    const y = counter - 8
    return group([
      ellipse(x, y + 4, 50 * s, 7, { fill: mood.ink, opacity: 0.4 }),
      path(`M${x} ${y}L${x} ${y - 70 * s}`, { stroke: '#ffffff', width: 5, opacity: 0.75 }),
      ellipse(x, y, 34 * s, 6, { fill: '#ffffff', opacity: 0.5 }),
      path(
        `M${x - 58 * s} ${y - 135 * s}Q${x - 50 * s} ${y - 76 * s} ${x} ${y - 70 * s}Q${x + 50 * s} ${y - 76 * s} ${x + 58 * s} ${y - 135 * s}Z`,
        { fill: '#ffffff', opacity: 0.3 },
      ),
      path(
        `M${x - 54 * s} ${y - 122 * s}Q${x - 46 * s} ${y - 78 * s} ${x} ${y - 72 * s}Q${x + 46 * s} ${y - 78 * s} ${x + 54 * s} ${y - 122 * s}Z`,
        { fill: color },
      ),
      ellipse(x, y - 122 * s, 54 * s, 9, { fill: lighten(color, 0.45) }),
      ellipse(x + 44 * s, y - 142 * s, 20 * s, 20 * s, { fill: mood.leaf[0] }),
      ellipse(x + 44 * s, y - 142 * s, 14 * s, 14 * s, { fill: lighten(mood.leaf[0], 0.5) }),
    ])
  }
}
