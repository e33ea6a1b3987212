import { group } from '../core/draw'
import { mix } from '../core/color'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { haze, hills, peak } from '../parts/land'
import { cornerLeaves, hangingFronds, shrubs } from '../parts/leaves'
import { palm } from '../parts/palm'
import { sea } from '../parts/sea'
import { birds, cloudBank, cumulus, sky, streaks } from '../parts/sky'
import { sailboat } from '../parts/things'
import { wing } from '../parts/houses'

/** Two volcanic peaks over a bay: haze between them, boats at anchor, a resort among the trees. */
export const cliffs: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.62
  const sun = { x: w * rand(0.2, 0.28), y: h * 0.26, r: w * 0.027 }
  return group([
    sky(st, { horizon, sun }),
    mood.night > 0.2
      ? streaks(st, { top: h * 0.05, bottom: h * 0.5, count: 14 })
      : cumulus(st, { x: w * 0.82, y: h * 0.22, size: w * 0.12, sunX: sun.x }),
    cloudBank(st, { horizon: h * 0.56, sunX: sun.x }),
    hills(st, {
      from: [-20, horizon - h * 0.1],
      to: [w + 20, horizon - h * 0.14],
      height: h * 0.12,
      base: horizon + 2,
      color: mood.land[0],
      haze: 0.65,
    }),
    haze(st, { y: horizon - h * 0.06, height: h * 0.16, opacity: 0.7 }),
    peak(st, {
      x: w * 0.48,
      base: horizon + 4,
      width: w * 0.36,
      height: h * 0.46,
      color: mix(mood.land[0], mood.land[1], 0.75),
      sunSide: -1,
    }),
    haze(st, { y: horizon - h * 0.02, height: h * 0.16, opacity: 0.75 }),
    peak(st, { x: w * 0.73, base: horizon + 6, width: w * 0.48, height: h * 0.56, color: mood.land[1], sunSide: -1 }),
    hills(st, {
      from: [w * 0.42, horizon + 8],
      to: [w * 1.02, horizon - h * 0.09],
      height: h * 0.05,
      base: horizon + 12,
      color: mood.land[2],
      haze: 0.2,
    }),
    haze(st, { y: horizon, height: h * 0.07, opacity: 0.5 }),
    sea(st, { top: horizon, bottom: h, sunX: sun.x, glitter: 1 }),
    birds(st, { x: w * 0.36, y: h * 0.2, count: 7, size: w * 0.011 }),
    sailboat(st, { x: w * 0.4, y: horizon + h * 0.06, size: w * 0.018, lean: -3 }),
    sailboat(st, { x: w * 0.52, y: horizon + h * 0.03, size: w * 0.01, flip: true }),
    sailboat(st, { x: w * 0.29, y: horizon + h * 0.15, size: w * 0.032, lean: 5, flip: true }),
    wing(st, { x: w * 0.83, base: horizon + h * 0.06, width: w * 0.12, floors: 3, floor: h * 0.032, step: 10 }),
    wing(st, { x: w * 0.7, base: horizon + h * 0.075, width: w * 0.1, floors: 2, floor: h * 0.032, step: 8 }),
    shrubs(st, { x: w * 0.64, y: horizon + h * 0.1, width: w * 0.4, height: h * 0.07 }),
    palm(st, { x: w * 0.69, y: horizon + h * 0.1, height: h * 0.22, lean: -0.15, tone: 'mid' }),
    palm(st, { x: w * 0.81, y: horizon + h * 0.11, height: h * 0.27, lean: 0.08, tone: 'mid' }),
    shrubs(st, {
      x: w * 0.72,
      y: horizon + h * 0.22,
      width: w * 0.34,
      height: h * 0.11,
      tones: [mood.leaf[1], mood.leaf[2], mood.ink],
    }),
    palm(st, { x: w * 0.93, y: h * 0.95, height: h * 0.52, lean: -0.14 }),
    cornerLeaves(st, { side: 'right', size: w * 0.2 }),
    cornerLeaves(st, { side: 'left', size: w * 0.13 }),
    hangingFronds(st, { side: 'left', size: w * 0.22, count: 5 }),
    finish(st, sun),
  ])
}
