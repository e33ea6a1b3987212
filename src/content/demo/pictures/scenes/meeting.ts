import { ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { polygon } from '../core/path'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { hills } from '../parts/land'
import { bananaLeaf } from '../parts/leaves'
import { palm } from '../parts/palm'
import { sea } from '../parts/sea'
import { cloudBank, sky } from '../parts/sky'
import { lamp, sailboat } from '../parts/things'

/** A boardroom with a wall of glass to the sea: long table, chairs, linen shades. */
export const meeting: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.4
  const sun = { x: w * rand(0.3, 0.7), y: horizon - h * 0.14, r: w * 0.02 }
  const wall = mix(mood.wall[0], mood.sand[0], 0.3)
  const wood = mix(mood.roof, mood.sand[1], 0.25)
  const floor = h * 0.62
  const glass = st.define(
    (id) =>
      `<clipPath id="${id}"><rect x="${w * 0.13}" y="${h * 0.13}" width="${w * 0.74}" height="${h * 0.49}"/></clipPath>`,
  )
  const chair = (x: number, y: number, s: number, dir: 1 | -1): string => {
    const cloth = mix(mood.sea[2], mood.ink, 0.3)
    return group([
      ellipse(x, y + 118 * s, 74 * s, 13 * s, { fill: mood.ink, opacity: 0.3 }),
      path(
        `M${x - 52 * s} ${y - 96 * s}Q${x} ${y - 122 * s} ${x + 52 * s} ${y - 96 * s}L${x + 60 * s} ${y + 30 * s}L${x - 60 * s} ${y + 30 * s}Z`,
        {
          fill: st.linear(
            [
              [0, lighten(cloth, 0.25)],
              [1, darken(cloth, 0.3)],
            ],
            [x - dir * 60 * s, 0, x + dir * 60 * s, 0],
          ),
        },
      ),
      rect(x - 66 * s, y + 26 * s, 132 * s, 24 * s, { fill: darken(cloth, 0.35), rx: 10 }),
      path(
        `M${x} ${y + 48 * s}L${x} ${y + 96 * s}M${x - 56 * s} ${y + 116 * s}L${x} ${y + 94 * s}L${x + 56 * s} ${y + 116 * s}`,
        { stroke: darken(wood, 0.5), width: 9 * s },
      ),
    ])
  }
  return group([
    rect(0, 0, w, h, {
      fill: st.linear(
        [
          [0, darken(wall, 0.18)],
          [0.5, wall],
          [1, darken(wall, 0.18)],
        ],
        [0, 0, w, 0],
      ),
    }),
    group(
      [
        sky(st, { horizon, sun }),
        cloudBank(st, { horizon, sunX: sun.x, scale: 0.7 }),
        hills(st, {
          from: [w * 0.5, horizon],
          to: [w * 0.9, horizon - h * 0.1],
          height: h * 0.08,
          base: horizon + 1,
          color: mood.land[1],
        }),
        sea(st, { top: horizon, bottom: floor, sunX: sun.x }),
        sailboat(st, { x: w * 0.35, y: h * 0.46, size: w * 0.016 }),
        palm(st, { x: w * 0.19, y: h * 0.68, height: h * 0.44, lean: 0.1 }),
        palm(st, { x: w * 0.8, y: h * 0.7, height: h * 0.5, lean: -0.1 }),
        palm(st, { x: w * 0.73, y: h * 0.68, height: h * 0.32, lean: 0.1, tone: 'mid' }),
      ],
      { clip: glass },
    ),
    repeat(5, (_, t) => rect(w * 0.125 + t * w * 0.74, h * 0.12, w * 0.01, h * 0.5, { fill: darken(wood, 0.25) })),
    rect(w * 0.12, h * 0.11, w * 0.76, h * 0.022, { fill: darken(wood, 0.3) }),
    repeat(4, (i) =>
      rect(w * (0.136 + i * 0.185), h * 0.13, w * 0.172, h * 0.09, {
        fill: mix('#ffffff', mood.glow, 0.2),
        opacity: 0.75,
      }),
    ),
    polygonFloor(),
    rect(0, 0, w, h * 0.05, { fill: lighten(wall, 0.35) }),
    rect(w * 0.02, h * 0.22, w * 0.085, h * 0.2, { fill: '#ffffff' }),
    path(`M${w * 0.03} ${h * 0.39}L${w * 0.05} ${h * 0.33}L${w * 0.068} ${h * 0.36}L${w * 0.095} ${h * 0.27}`, {
      stroke: mood.accent[0],
      width: 8,
    }),
    repeat(6, (i) =>
      bananaLeaf(st, {
        x: w * 0.945,
        y: h * 0.66,
        angle: -2.5 + i * 0.36,
        length: h * rand(0.22, 0.34),
        light: mood.leaf[1],
        dark: mood.leaf[2],
      }),
    ),
    path(`M${w * 0.915} ${h * 0.64}L${w * 0.975} ${h * 0.64}L${w * 0.966} ${h * 0.78}L${w * 0.924} ${h * 0.78}Z`, {
      fill: st.linear([
        [0, lighten(mood.sand[1], 0.2)],
        [1, darken(mood.sand[1], 0.3)],
      ]),
    }),
    repeat(
      4,
      (i) =>
        chair(w * (0.395 - i * 0.065), h * (0.655 + i * 0.06), 0.62 + i * 0.2, 1) +
        chair(w * (0.605 + i * 0.065), h * (0.655 + i * 0.06), 0.62 + i * 0.2, -1),
    ),
    path(
      polygon([
        [w * 0.44, h * 0.655],
        [w * 0.56, h * 0.655],
        [w * 0.68, h * 0.95],
        [w * 0.32, h * 0.95],
      ]),
      {
        fill: st.linear([
          [0, lighten(wood, 0.4)],
          [1, wood],
        ]),
      },
    ),
    path(
      polygon([
        [w * 0.32, h * 0.95],
        [w * 0.68, h * 0.95],
        [w * 0.68, h * 0.99],
        [w * 0.32, h * 0.99],
      ]),
      { fill: darken(wood, 0.4) },
    ),
    path(
      polygon([
        [w * 0.475, h * 0.655],
        [w * 0.53, h * 0.655],
        [w * 0.56, h * 0.95],
        [w * 0.43, h * 0.95],
      ]),
      { fill: mood.glow, opacity: 0.28 },
    ),
    repeat(
      4,
      (i) =>
        rect(w * (0.437 - i * 0.024), h * (0.69 + i * 0.066), w * (0.022 + i * 0.006), h * 0.012, { fill: '#ffffff' }) +
        rect(w * (0.545 + i * 0.018), h * (0.69 + i * 0.066), w * (0.022 + i * 0.006), h * 0.012, { fill: '#ffffff' }),
    ),
    repeat(3, (i) => pendant(w * (0.36 + i * 0.14))),
    group([
      repeat(12, () =>
        ellipse(w * 0.5 + rand(-34, 34), h * 0.775 + rand(-36, 6), rand(8, 15), rand(8, 14), {
          fill: rand.pick([mood.accent[0], mood.accent[1], '#ffffff', mood.leaf[0]]),
        }),
      ),
      path(
        `M${w * 0.488} ${h * 0.785}L${w * 0.512} ${h * 0.785}L${w * 0.508} ${h * 0.825}L${w * 0.492} ${h * 0.825}Z`,
        { fill: '#ffffff' },
      ),
    ]),
    finish(st, sun),
  ])

  function polygonFloor(): string {
    return group([
      rect(0, floor, w, h - floor + 4, {
        fill: st.linear([
          [0, mix(wall, wood, 0.45)],
          [1, darken(wood, 0.35)],
        ]),
      }),
      path(
        polygon([
          [w * 0.13, floor],
          [w * 0.87, floor],
          [w * 1.1, h + 10],
          [-w * 0.1, h + 10],
        ]),
        { fill: mood.glow, opacity: 0.18 },
      ),
      repeat(9, (_, t) =>
        path(`M${w * (0.13 + t * 0.74)} ${floor}L${w * (-0.4 + t * 1.8)} ${h}`, {
          stroke: darken(wood, 0.4),
          width: 3,
          opacity: 0.3,
        }),
      ),
    ])
  }

  function pendant(x: number): string {
    return group([
      rect(x - 2, h * 0.05, 4, h * 0.08, { fill: darken(wood, 0.5) }),
      ellipse(x, h * 0.16, w * 0.035, h * 0.035, { fill: mix(mood.lamp, mood.sand[1], 0.35) }),
      repeat(7, (i) =>
        ellipse(x, h * 0.16, w * 0.035 * Math.abs(1 - i / 3), h * 0.035, {
          stroke: darken(mood.sand[1], 0.4),
          width: 2,
          opacity: 0.6,
        }),
      ),
      lamp(st, { x, y: h * 0.16, r: 10, reach: 10 + mood.night * 14 }),
    ])
  }
}
