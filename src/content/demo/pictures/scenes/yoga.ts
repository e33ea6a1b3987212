import { ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { polygon } from '../core/path'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { haze, hills } from '../parts/land'
import { cornerLeaves, hangingFronds } from '../parts/leaves'
import { palm } from '../parts/palm'
import { person } from '../parts/people'
import { sea } from '../parts/sea'
import { birds, cloudBank, sky, streaks } from '../parts/sky'

/** Morning yoga on a jetty: figures in tree pose against a large low sun. */
export const yoga: Scene = (st) => {
  const { w, h, mood } = st
  const horizon = h * 0.52
  const sun = { x: w * 0.5, y: horizon - h * 0.13, r: w * 0.062 }
  const wood = mix(mood.roof, mood.ink, 0.25)
  const deck = (top: number): string => polygonDeck(top)
  return group([
    sky(st, { horizon, sun }),
    streaks(st, { top: h * 0.08, bottom: horizon * 0.95, count: 14 }),
    cloudBank(st, { horizon, sunX: sun.x, scale: 0.75 }),
    hills(st, {
      from: [-20, horizon - h * 0.12],
      to: [w * 0.3, horizon],
      height: h * 0.1,
      base: horizon + 1,
      color: mood.land[0],
    }),
    hills(st, {
      from: [w * 0.74, horizon],
      to: [w * 1.02, horizon - h * 0.08],
      height: h * 0.08,
      base: horizon + 1,
      color: mood.land[0],
    }),
    sea(st, { top: horizon, bottom: h, sunX: sun.x, glitter: 1.5 }),
    haze(st, { y: horizon, height: h * 0.09, opacity: 0.5 }),
    birds(st, { x: w * 0.74, y: h * 0.2, count: 6, size: w * 0.012 }),
    repeat(3, (i) =>
      repeat(2, (side) =>
        rect(w * (side ? 0.62 + i * 0.075 : 0.36 - i * 0.075), h * (0.7 + i * 0.07), 18 + i * 8, h * 0.2, {
          fill: darken(wood, 0.5),
        }),
      ),
    ),
    deck(h * 0.7),
    figure(0.5, 0.79, 0.36, mood.accent[0], false),
    figure(0.37, 0.86, 0.3, mood.accent[1], true),
    figure(0.63, 0.86, 0.3, mood.sea[1], false),
    palm(st, { x: w * 0.04, y: h * 0.96, height: h * 0.74, lean: 0.14, tone: 'ink' }),
    palm(st, { x: w * 0.97, y: h * 1.0, height: h * 0.66, lean: -0.16, tone: 'ink' }),
    cornerLeaves(st, { side: 'left', size: w * 0.14 }),
    cornerLeaves(st, { side: 'right', size: w * 0.15 }),
    hangingFronds(st, { side: 'right', size: w * 0.18, count: 4 }),
    finish(st, sun),
  ])

  function polygonDeck(top: number): string {
    const boards = repeat(17, (i) => {
      const t = (i / 17) ** 1.5
      return path(`M${w * (0.34 - t * 0.22)} ${top + t * (h - top)}L${w * (0.66 + t * 0.22)} ${top + t * (h - top)}`, {
        stroke: darken(wood, 0.5),
        width: 2 + t * 5,
        opacity: 0.6,
      })
    })
    return group([
      path(
        polygon([
          [w * 0.34, top],
          [w * 0.66, top],
          [w * 0.9, h + 10],
          [w * 0.1, h + 10],
        ]),
        {
          fill: st.linear([
            [0, lighten(wood, 0.32)],
            [1, darken(wood, 0.35)],
          ]),
        },
      ),
      path(
        polygon([
          [w * 0.43, top],
          [w * 0.57, top],
          [w * 0.66, h + 10],
          [w * 0.34, h + 10],
        ]),
        { fill: mood.glow, opacity: 0.22 },
      ),
      boards,
    ])
  }

  function figure(x: number, y: number, tall: number, mat: string, flip: boolean): string {
    return group([
      ellipse(w * x, h * y, w * 0.07, h * 0.022, { fill: darken(mat, 0.45) }),
      ellipse(w * x, h * y - 4, w * 0.069, h * 0.021, { fill: mat }),
      path(`M${w * x} ${h * y}l${-w * 0.006} ${h * 0.12}l${w * 0.02} 0Z`, { fill: mood.ink, opacity: 0.25 }),
      person(st, {
        x: w * x,
        y: h * y,
        height: h * tall,
        pose: 'tree',
        arm: 'up',
        cloth: mix('#ffffff', mat, 0.3),
        flip,
      }),
    ])
  }
}
