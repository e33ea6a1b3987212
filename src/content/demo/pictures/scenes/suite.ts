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

/** A suite: wide bed, linen curtains, open doors, a balcony and the sea beyond. */
export const suite: Scene = (st) => {
  const { w, h, mood, rand } = st
  const view = { x: w * 0.3, y: h * 0.1, w: w * 0.44, h: h * 0.6 }
  const horizon = h * 0.42
  const sun = { x: w * rand(0.48, 0.62), y: horizon - h * 0.12, r: w * 0.02 }
  const wall = mix(mood.wall[0], mood.sand[0], 0.4)
  const shade = mix(wall, mood.ink, 0.3 + mood.night * 0.2)
  const wood = mix(mood.roof, mood.sand[1], 0.35)
  const frame = st.define(
    (id) => `<clipPath id="${id}"><rect x="${view.x}" y="${view.y}" width="${view.w}" height="${view.h}"/></clipPath>`,
  )
  const floorTop = h * 0.7
  const curtain = (x: number, width: number, dir: number): string => {
    const folds = 7
    return repeat(folds, (i) => {
      const fx = x + (i / folds) * width
      const fw = width / folds
      const flare = dir * (i / folds) * w * 0.02
      const tone = i % 2 ? lighten(wall, 0.55) : mix(lighten(wall, 0.4), mood.sky[2], 0.28)
      return path(
        `M${fx} ${view.y - h * 0.05}L${fx + fw + 1} ${view.y - h * 0.05}Q${fx + fw + flare * 0.3} ${h * 0.45} ${fx + fw + flare} ${floorTop + h * 0.02}L${fx + flare} ${floorTop + h * 0.02}Q${fx + flare * 0.3} ${h * 0.45} ${fx} ${view.y - h * 0.05}Z`,
        { fill: tone, opacity: 0.93 },
      )
    })
  }
  const boards = repeat(15, (i) =>
    path(`M${w * (0.5 + (i - 7) * 0.045)} ${floorTop}L${w * (0.5 + (i - 7) * 0.17)} ${h}`, {
      stroke: darken(wood, 0.35),
      width: 2,
      opacity: 0.5,
    }),
  )
  return group([
    rect(0, 0, w, h, {
      fill: st.linear(
        [
          [0, shade],
          [0.5, wall],
          [1, shade],
        ],
        [0, 0, w, 0],
      ),
    }),
    rect(0, 0, w, h * 0.05, { fill: darken(wood, 0.35) }),
    repeat(9, (i) => rect(i * w * 0.125 + w * 0.03, 0, w * 0.022, h * 0.075, { fill: darken(wood, 0.5) })),
    group(
      [
        sky(st, { horizon, sun }),
        cloudBank(st, { horizon, sunX: sun.x, scale: 0.55 }),
        hills(st, {
          from: [view.x, horizon - h * 0.06],
          to: [w * 0.52, horizon],
          height: h * 0.05,
          base: horizon + 1,
          color: mood.land[1],
        }),
        sea(st, { top: horizon, bottom: floorTop, sunX: sun.x }),
        sailboat(st, { x: w * 0.44, y: horizon + h * 0.04, size: w * 0.014 }),
        palm(st, { x: w * 0.69, y: floorTop, height: h * 0.48, lean: -0.14 }),
        palm(st, { x: w * 0.36, y: floorTop + 40, height: h * 0.36, lean: 0.1, tone: 'mid' }),
      ],
      { clip: frame },
    ),
    rect(view.x, h * 0.585, view.w, h * 0.115, { fill: lighten(mood.sky[2], 0.4), opacity: 0.28 }),
    rect(view.x, h * 0.58, view.w, h * 0.012, { fill: lighten(wall, 0.5) }),
    repeat(4, (_, t) => rect(view.x + t * (view.w - 8), h * 0.58, 8, h * 0.12, { fill: lighten(wall, 0.4) })),
    rect(0, floorTop, w, h - floorTop, {
      fill: st.linear([
        [0, lighten(wood, 0.18)],
        [1, darken(wood, 0.4)],
      ]),
    }),
    boards,
    path(
      polygon([
        [view.x + w * 0.05, floorTop],
        [view.x + view.w - w * 0.05, floorTop],
        [w * 0.86, h],
        [w * 0.22, h],
      ]),
      { fill: mood.glow, opacity: 0.32, blend: 'soft-light' },
    ),
    ...[view.x - w * 0.012, view.x + view.w].map((x) =>
      rect(x, view.y - h * 0.03, w * 0.012, floorTop - view.y + h * 0.03, { fill: darken(wood, 0.25) }),
    ),
    rect(view.x - w * 0.02, view.y - h * 0.035, view.w + w * 0.04, h * 0.03, { fill: darken(wood, 0.3) }),
    curtain(view.x - w * 0.075, w * 0.105, -0.6),
    curtain(view.x + view.w - w * 0.03, w * 0.105, 0.6),
    group([
      rect(w * 0.075, h * 0.2, w * 0.1, h * 0.22, { fill: lighten(wall, 0.35) }),
      rect(w * 0.085, h * 0.217, w * 0.08, h * 0.186, { fill: mood.sea[1] }),
      path(
        `M${w * 0.085} ${h * 0.35}Q${w * 0.12} ${h * 0.29} ${w * 0.165} ${h * 0.34}L${w * 0.165} ${h * 0.403}L${w * 0.085} ${h * 0.403}Z`,
        { fill: mood.accent[1] },
      ),
      ellipse(w * 0.14, h * 0.27, w * 0.012, w * 0.012, { fill: mood.accent[0] }),
    ]),
    armchair(),
    bed(),
    lamp(st, { x: w * 0.045, y: h * 0.42, r: w * 0.009, reach: 14 + mood.night * 8 }),
    path(`M${w * 0.015} ${h * 0.47}L${w * 0.028} ${h * 0.38}L${w * 0.062} ${h * 0.38}L${w * 0.075} ${h * 0.47}Z`, {
      fill: mix(mood.lamp, wall, 0.35),
    }),
    rect(w * 0.0435, h * 0.47, 5, h * 0.4, { fill: darken(wood, 0.4) }),
    ellipse(w * 0.045, h * 0.875, w * 0.022, 8, { fill: darken(wood, 0.4) }),
    repeat(6, (i) =>
      bananaLeaf(st, {
        x: w * 0.265,
        y: h * 0.78,
        angle: -2.35 + i * 0.3,
        length: h * rand(0.2, 0.3),
        light: mood.leaf[1],
        dark: mood.leaf[2],
      }),
    ),
    path(`M${w * 0.243} ${h * 0.77}L${w * 0.287} ${h * 0.77}L${w * 0.28} ${h * 0.86}L${w * 0.25} ${h * 0.86}Z`, {
      fill: mix(mood.accent[1], mood.roof, 0.4),
    }),
    finish(st, sun, 1.2),
  ])

  function armchair(): string {
    const cane = mix(mood.roof, mood.sand[0], 0.4)
    const cloth = mood.accent[0]
    return group([
      ellipse(w * 0.15, h * 0.895, w * 0.095, h * 0.016, { fill: mood.ink, opacity: 0.35 }),
      path(
        `M${w * 0.085} ${h * 0.62}Q${w * 0.07} ${h * 0.74} ${w * 0.1} ${h * 0.8}L${w * 0.088} ${h * 0.89}M${w * 0.1} ${h * 0.8}L${w * 0.215} ${h * 0.79}L${w * 0.222} ${h * 0.89}M${w * 0.1} ${h * 0.7}L${w * 0.205} ${h * 0.69}Q${w * 0.222} ${h * 0.7} ${w * 0.215} ${h * 0.79}`,
        { stroke: darken(cane, 0.2), width: 14 },
      ),
      path(
        `M${w * 0.082} ${h * 0.6}Q${w * 0.095} ${h * 0.57} ${w * 0.112} ${h * 0.61}Q${w * 0.108} ${h * 0.7} ${w * 0.128} ${h * 0.775}L${w * 0.102} ${h * 0.79}Q${w * 0.072} ${h * 0.7} ${w * 0.082} ${h * 0.6}Z`,
        {
          fill: st.linear([
            [0, lighten(cloth, 0.25)],
            [1, darken(cloth, 0.15)],
          ]),
        },
      ),
      rect(w * 0.105, h * 0.752, w * 0.108, h * 0.036, {
        fill: st.linear([
          [0, lighten(cloth, 0.25)],
          [1, darken(cloth, 0.2)],
        ]),
        rx: 16,
      }),
    ])
  }

  function bed(): string {
    const linen = lighten(wall, 0.65)
    const fold = mix(linen, mood.sky[1], 0.4)
    const throwCloth = st.linear([
      [0, mood.sea[1]],
      [1, darken(mood.sea[2], 0.3)],
    ])
    const post = darken(wood, 0.3)
    const pillow = (x: number, y: number, size: number, turn: number, color: string): string =>
      rect(-size * 0.5, -size, size, size, {
        fill: st.linear([
          [0, lighten(color, 0.2)],
          [1, darken(color, 0.18)],
        ]),
        rx: size * 0.3,
        transform: `translate(${x} ${y}) rotate(${turn})`,
      })
    const drape = (x: number, dir: number): string =>
      path(
        `M${x} ${h * 0.3}Q${x + dir * w * 0.012} ${h * 0.46} ${x + dir * w * 0.004} ${h * 0.58}Q${x + dir * w * 0.03} ${h * 0.74} ${x + dir * w * 0.02} ${h * 0.87}L${x - dir * w * 0.012} ${h * 0.87}L${x - dir * w * 0.008} ${h * 0.3}Z`,
        { fill: linen, opacity: 0.72 },
      )
    return group([
      ellipse(w * 0.79, h * 0.925, w * 0.22, h * 0.018, { fill: mood.ink, opacity: 0.35 }),
      path(
        `M${w * 0.965} ${h * 0.9}L${w * 0.965} ${h * 0.6}Q${w * 0.962} ${h * 0.56} ${w * 0.985} ${h * 0.56}L${w * 1.02} ${h * 0.56}L${w * 1.02} ${h * 0.9}Z`,
        { fill: post },
      ),
      path(`M${w * 0.612} ${h * 0.92}L${w * 0.612} ${h * 0.3}L${w * 1.02} ${h * 0.3}`, { stroke: post, width: 13 }),
      pillow(w * 0.95, h * 0.765, h * 0.15, -14, linen),
      pillow(w * 0.905, h * 0.775, h * 0.13, -18, mood.accent[1]),
      pillow(w * 0.872, h * 0.78, h * 0.095, -12, mood.accent[0]),
      rect(w * 0.615, h * 0.76, w * 0.41, h * 0.09, {
        fill: st.linear([
          [0, linen],
          [1, fold],
        ]),
        rx: 22,
      }),
      path(
        `M${w * 0.61} ${h * 0.8}Q${w * 0.72} ${h * 0.79} ${w * 1.02} ${h * 0.8}L${w * 1.02} ${h * 0.885}Q${w * 0.8} ${h * 0.875} ${w * 0.61} ${h * 0.89}Z`,
        { fill: fold },
      ),
      path(
        `M${w * 0.64} ${h * 0.754}L${w * 0.745} ${h * 0.754}Q${w * 0.752} ${h * 0.83} ${w * 0.742} ${h * 0.9}L${w * 0.632} ${h * 0.905}Q${w * 0.645} ${h * 0.83} ${w * 0.64} ${h * 0.754}Z`,
        { fill: throwCloth },
      ),
      repeat(3, (_, t) =>
        path(
          `M${w * (0.657 + t * 0.065)} ${h * 0.757}Q${w * (0.662 + t * 0.068)} ${h * 0.83} ${w * (0.65 + t * 0.072)} ${h * 0.9}`,
          { stroke: mood.accent[1], width: 5, opacity: 0.75 },
        ),
      ),
      drape(w * 0.622, 1),
      drape(w * 0.98, -1),
      path(
        `M${w * 0.612} ${h * 0.3}Q${w * 0.71} ${h * 0.39} ${w * 0.8} ${h * 0.31}Q${w * 0.9} ${h * 0.4} ${w * 1.02} ${h * 0.31}L${w * 1.02} ${h * 0.295}L${w * 0.612} ${h * 0.295}Z`,
        { fill: linen, opacity: 0.6 },
      ),
    ])
  }
}
