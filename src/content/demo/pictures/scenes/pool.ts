import { group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { lens, polygon } from '../core/path'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { palapa, wing } from '../parts/houses'
import { haze, hills } from '../parts/land'
import { cornerLeaves, shrubs } from '../parts/leaves'
import { palm } from '../parts/palm'
import { sea } from '../parts/sea'
import { cloudBank, sky, streaks } from '../parts/sky'
import { lamp, lounger, parasol } from '../parts/things'

/** An infinity pool whose edge meets the sea, terraces on one side, lamps mirrored in the water. */
export const pool: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.44
  const sun = { x: w * rand(0.3, 0.42), y: horizon - h * 0.09, r: w * 0.026 }
  const edge = h * 0.56
  const water = st.linear(
    [
      [0, mix(mood.shallow, mood.sky[3], 0.5)],
      [0.35, mix(mood.shallow, mood.sea[1], 0.35)],
      [1, mix(mood.sea[2], mood.shallow, 0.15)],
    ],
    [0, edge, 0, h],
  )
  const lampSpots = [0.6, 0.7, 0.8, 0.9].map((x, i) => ({ x: w * x, y: h * (0.565 + i * 0.02), s: 1 + i * 0.35 }))
  return group([
    sky(st, { horizon, sun }),
    streaks(st, { top: h * 0.05, bottom: horizon * 0.85, count: 14 }),
    cloudBank(st, { horizon, sunX: sun.x, scale: 0.8 }),
    hills(st, {
      from: [-20, horizon - h * 0.03],
      to: [w * 0.3, horizon],
      height: h * 0.06,
      base: horizon + 2,
      color: mood.land[0],
    }),
    sea(st, { top: horizon, bottom: edge + 6, sunX: sun.x, glitter: 0.8 }),
    haze(st, { y: horizon, height: h * 0.07, opacity: 0.45 }),
    wing(st, { x: w * 0.72, base: h * 0.585, width: w * 0.36, floors: 5, floor: h * 0.082, step: 26 }),
    wing(st, { x: w * 0.58, base: h * 0.575, width: w * 0.2, floors: 2, floor: h * 0.075, step: 14 }),
    palm(st, { x: w * 0.7, y: h * 0.58, height: h * 0.36, lean: -0.12, tone: 'mid' }),
    palm(st, { x: w * 0.93, y: h * 0.6, height: h * 0.47, lean: 0.08, tone: 'mid' }),
    shrubs(st, { x: w * 0.54, y: h * 0.58, width: w * 0.5, height: h * 0.055 }),
    path(
      polygon([
        [-10, edge],
        [w * 0.56, edge],
        [w * 1.02, h * 0.68],
        [w * 1.02, h + 10],
        [-10, h + 10],
      ]),
      { fill: water },
    ),
    path(
      polygon([
        [w * 0.55, h * 0.553],
        [w * 1.02, h * 0.615],
        [w * 1.02, h * 0.7],
        [w * 0.55, h * 0.567],
      ]),
      {
        fill: st.linear([
          [0, lighten(mood.sand[0], 0.25)],
          [1, mood.sand[1]],
        ]),
      },
    ),
    rect(-10, edge - 5, w * 0.57, 7, { fill: lighten(mood.shallow, 0.4), opacity: 0.9 }),
    reflections(),
    ...lampSpots.map((spot) =>
      lamp(st, { x: spot.x, y: spot.y + h * 0.012, r: 4 * spot.s, reach: 10 + 12 * mood.night }),
    ),
    parasol(st, { x: w * 0.78, y: h * 0.615, size: w * 0.032, cloth: mood.accent[0] }),
    lounger(st, { x: w * 0.735, y: h * 0.607, size: w * 0.021, dir: 1 }),
    lounger(st, { x: w * 0.835, y: h * 0.63, size: w * 0.025, dir: 1 }),
    palapa(st, { x: w * 0.13, base: edge + 4, width: w * 0.2, height: h * 0.25 }),
    palm(st, { x: w * 0.055, y: edge + 8, height: h * 0.4, lean: 0.16 }),
    palm(st, { x: w * 0.02, y: edge + 30, height: h * 0.52, lean: 0.1 }),
    path(lens(w * 0.1, edge + 6, w * 0.17, h * 0.035), { fill: darken(mood.leaf[2], 0.1) }),
    shrubs(st, { x: -w * 0.02, y: edge + 8, width: w * 0.16, height: h * 0.06 }),
    cornerLeaves(st, { side: 'right', size: w * 0.17 }),
    finish(st, sun),
  ])

  function reflections(): string {
    const band = repeat(120, () => {
      const t = rand() ** 1.2
      const y = edge + 6 + t * (h - edge)
      const x = rand.chance(0.5) ? sun.x + (rand() + rand() - 1) * w * (0.03 + t * 0.13) : rand(0, w)
      const near = Math.abs(x - sun.x) < w * (0.03 + t * 0.12)
      return path(lens(x, y, w * (0.012 + t * 0.05) * rand(0.4, 1.3), 1.5 + t * 5), {
        fill: near ? mood.sun : lighten(mood.shallow, 0.45),
        opacity: near ? rand(0.3, 0.8) : rand(0.08, 0.28),
      })
    })
    const glints = lampSpots.map((spot) =>
      repeat(9, (i) =>
        path(lens(spot.x - w * 0.02 + rand(-8, 8), spot.y + h * 0.1 + i * h * 0.022, w * 0.012 * rand(0.6, 1.4), 4), {
          fill: mood.lamp,
          opacity: (0.55 - i * 0.05) * (0.3 + mood.night * 0.7),
        }),
      ),
    )
    return group([band, ...glints])
  }
}
