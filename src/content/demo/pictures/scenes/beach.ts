import { group } from '../core/draw'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { haze, hills } from '../parts/land'
import { hangingFronds } from '../parts/leaves'
import { palm } from '../parts/palm'
import { sea, shoreline, surf } from '../parts/sea'
import { birds, cloudBank, cumulus, sky, streaks } from '../parts/sky'
import { lounger, parasol, sailboat } from '../parts/things'

/** A long beach: surf sweeping in, leaning palms, parasols, a headland in the haze. */
export const beach: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * rand(0.42, 0.47)
  const sun = { x: w * rand(0.58, 0.72), y: horizon - h * rand(0.08, 0.2), r: w * 0.028 }
  const line = shoreline(st, { left: h * 0.96, right: h * 0.56, swing: h * 0.022 })
  return group([
    sky(st, { horizon, sun }),
    mood.night > 0.15
      ? streaks(st, { top: h * 0.06, bottom: horizon * 0.9, count: 12 })
      : cumulus(st, { x: w * 0.3, y: horizon * 0.62, size: w * 0.13, sunX: sun.x }),
    cloudBank(st, { horizon, sunX: sun.x, scale: 0.7 }),
    hills(st, {
      from: [w * 0.52, horizon],
      to: [w * 1.02, horizon - h * 0.09],
      height: h * 0.09,
      base: horizon + 2,
      color: mood.land[0],
      haze: 0.6,
    }),
    hills(st, {
      from: [w * 0.72, horizon],
      to: [w * 1.02, horizon - h * 0.05],
      height: h * 0.07,
      base: horizon + 2,
      color: mood.land[1],
      haze: 0.4,
    }),
    haze(st, { y: horizon, height: h * 0.1, opacity: 0.5 }),
    sea(st, { top: horizon, bottom: h, sunX: sun.x }),
    sailboat(st, { x: w * 0.36, y: horizon + h * 0.025, size: w * 0.012, lean: -5 }),
    sailboat(st, { x: w * 0.46, y: horizon + h * 0.012, size: w * 0.007, flip: true }),
    birds(st, { x: w * 0.42, y: h * 0.22, count: 6, size: w * 0.011 }),
    surf(st, { line, reach: h * 0.052, bottom: h }),
    palm(st, { x: w * 0.97, y: h * 0.66, height: h * 0.34, lean: -0.18, tone: 'mid' }),
    palm(st, { x: w * 0.9, y: h * 0.7, height: h * 0.46, lean: -0.3 }),
    parasol(st, { x: w * 0.74, y: h * 0.74, size: w * 0.042 }),
    lounger(st, { x: w * 0.705, y: h * 0.765, size: w * 0.024, dir: 1 }),
    parasol(st, { x: w * 0.6, y: h * 0.86, size: w * 0.056 }),
    lounger(st, { x: w * 0.56, y: h * 0.895, size: w * 0.033, dir: 1 }),
    lounger(st, { x: w * 0.655, y: h * 0.905, size: w * 0.033, dir: 1 }),
    palm(st, { x: w * 1.0, y: h * 0.92, height: h * 0.8, lean: -0.22 }),
    palm(st, { x: w * 0.88, y: h * 0.98, height: h * 0.7, lean: 0.1 }),
    hangingFronds(st, { side: 'left', size: w * 0.3 }),
    finish(st, sun),
  ])
}
