import { group } from '../core/draw'
import { mix } from '../core/color'
import type { Scene } from '../core/picture'
import type { Stage } from '../core/stage'
import { finish } from '../parts/finish'
import { haze, hills } from '../parts/land'
import { hangingFronds } from '../parts/leaves'
import { palm } from '../parts/palm'
import { person } from '../parts/people'
import { footprints, sandRipples } from '../parts/sand'
import { sea, shoreline, surf } from '../parts/sea'
import { birds, cloudBank, sky, streaks } from '../parts/sky'
import { sailboat } from '../parts/things'

/** Two people hand in hand along the water's edge, their prints behind them. */
export const couple: Scene = (st) => shore(st, couplePair(st))

/** A family on the sand: parents, two children, arms up at the waves. */
export const family: Scene = (st) => shore(st, familyGroup(st))

function shore(st: Stage, figures: string): string {
  const { w, h, mood, rand } = st
  const horizon = h * 0.48
  const sun = { x: w * 0.36, y: horizon - h * rand(0.1, 0.14), r: w * 0.042 }
  const line = shoreline(st, { left: h * 0.78, right: h * 0.62, swing: h * 0.012, bumps: 5 })
  return group([
    sky(st, { horizon, sun }),
    streaks(st, { top: h * 0.06, bottom: horizon * 0.94, count: 14 }),
    cloudBank(st, { horizon, sunX: sun.x, scale: 0.85 }),
    hills(st, {
      from: [w * 0.6, horizon],
      to: [w * 1.02, horizon - h * 0.14],
      height: h * 0.12,
      base: horizon + 2,
      color: mood.land[0],
    }),
    hills(st, {
      from: [w * 0.8, horizon + 4],
      to: [w * 1.02, horizon - h * 0.06],
      height: h * 0.08,
      base: horizon + 6,
      color: mood.land[1],
    }),
    sea(st, { top: horizon, bottom: h, sunX: sun.x, glitter: 1.5 }),
    haze(st, { y: horizon, height: h * 0.09, opacity: 0.5 }),
    sailboat(st, { x: w * 0.2, y: horizon + h * 0.04, size: w * 0.018, lean: 4 }),
    birds(st, { x: w * 0.56, y: h * 0.2, count: 7, size: w * 0.011 }),
    surf(st, { line, reach: h * 0.042, bottom: h }),
    sandRipples(st, { top: h * 0.78, bottom: h }),
    palm(st, { x: w * 0.95, y: h * 0.82, height: h * 0.7, lean: -0.2, tone: mood.night > 0.4 ? 'mid' : 'sun' }),
    palm(st, { x: w * 1.01, y: h * 0.92, height: h * 0.58, lean: -0.24, tone: mood.night > 0.4 ? 'mid' : 'sun' }),
    footprints(st, { from: [w * 0.86, h * 0.99], to: [w * 0.62, h * 0.87], count: 22 }),
    figures,
    hangingFronds(st, { side: 'left', size: w * 0.18, count: 4 }),
    finish(st, sun),
  ])
}

function couplePair(st: Stage): string {
  const { w, h, mood } = st
  const y = h * 0.865
  return group([
    person(st, {
      x: w * 0.585,
      y,
      height: h * 0.36,
      pose: 'shorts',
      cloth: mix('#ffffff', mood.glow, 0.2),
      arm: 'hold',
      flip: true,
    }),
    person(st, { x: w * 0.525, y: y + 4, height: h * 0.335, pose: 'dress', cloth: mood.accent[0], arm: 'hold' }),
  ])
}

function familyGroup(st: Stage): string {
  const { w, h, mood } = st
  const y = h * 0.87
  return group([
    person(st, { x: w * 0.47, y, height: h * 0.34, pose: 'dress', cloth: mood.accent[1], arm: 'hold' }),
    person(st, { x: w * 0.535, y: y + 6, height: h * 0.2, pose: 'shorts', cloth: mood.sea[1], arm: 'up' }),
    person(st, {
      x: w * 0.595,
      y: y + 2,
      height: h * 0.37,
      pose: 'shorts',
      cloth: mix('#ffffff', mood.glow, 0.2),
      arm: 'hold',
      flip: true,
    }),
    person(st, {
      x: w * 0.4,
      y: y + 12,
      height: h * 0.23,
      pose: 'dress',
      cloth: mood.accent[0],
      arm: 'up',
      flip: true,
    }),
  ])
}
