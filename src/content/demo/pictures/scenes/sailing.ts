import { group, path, repeat } from '../core/draw'
import { lighten, mix } from '../core/color'
import { areaTo } from '../core/path'
import type { Point } from '../core/path'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { haze, hills } from '../parts/land'
import { sea } from '../parts/sea'
import { birds, cloudBank, cumulus, sky } from '../parts/sky'
import { sailboat } from '../parts/things'

/** A regatta in the trade wind: one boat near and heeling, others behind, swells in front. */
export const sailing: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.54
  const sun = { x: w * rand(0.7, 0.82), y: h * 0.24, r: w * 0.03 }
  const swell = (y: number, swing: number, color: string, opacity = 1): string => {
    const phase = rand(0, 6)
    const line: Point[] = Array.from(
      { length: 25 },
      (_, i) =>
        [
          (i / 24) * (w + 40) - 20,
          y + Math.sin(phase + i * 0.55) * swing + Math.sin(phase * 2 + i * 1.3) * swing * 0.35,
        ] as const,
    )
    const crest = line
      .map(([x, cy], i) => [x, cy + 3 + Math.abs(Math.sin(i * 1.9 + phase)) * swing * 0.22] as const)
      .reverse()
    return group([
      path(areaTo(line, h + 10), {
        fill: st.linear([
          [0, lighten(color, 0.12)],
          [1, mix(color, mood.ink, 0.3)],
        ]),
        opacity,
      }),
      path(
        `${areaTo(line, y).split('L')[0] ?? ''}${crest.map(([x, cy]) => `L${x.toFixed(1)} ${cy.toFixed(1)}`).join('')}Z`,
        { fill: mood.foam, opacity: 0.6 },
      ),
    ])
  }
  return group([
    sky(st, { horizon, sun }),
    cumulus(st, { x: w * 0.24, y: h * 0.3, size: w * 0.14, sunX: sun.x, opacity: 0.95 }),
    cumulus(st, { x: w * 0.56, y: h * 0.18, size: w * 0.08, sunX: sun.x, opacity: 0.8 }),
    cloudBank(st, { horizon, sunX: sun.x }),
    hills(st, {
      from: [-20, horizon - h * 0.13],
      to: [w * 0.55, horizon],
      height: h * 0.13,
      base: horizon + 2,
      color: mood.land[0],
      haze: 0.55,
    }),
    hills(st, {
      from: [-20, horizon - h * 0.06],
      to: [w * 0.34, horizon],
      height: h * 0.08,
      base: horizon + 2,
      color: mood.land[1],
      haze: 0.35,
    }),
    haze(st, { y: horizon, height: h * 0.09, opacity: 0.5 }),
    sea(st, { top: horizon, bottom: h, sunX: sun.x, glitter: 1.2 }),
    sailboat(st, { x: w * 0.84, y: horizon + h * 0.03, size: w * 0.018, lean: 6, color: mood.accent[1] }),
    sailboat(st, { x: w * 0.64, y: horizon + h * 0.05, size: w * 0.026, lean: 7 }),
    sailboat(st, { x: w * 0.16, y: horizon + h * 0.08, size: w * 0.034, lean: 8, color: mood.accent[0] }),
    swell(h * 0.76, h * 0.012, mix(mood.sea[1], mood.sea[2], 0.7), 0.75),
    sailboat(st, { x: w * 0.42, y: h * 0.815, size: w * 0.115, lean: 9 }),
    swell(h * 0.84, h * 0.02, mood.sea[2]),
    repeat(40, () =>
      path(`M${rand(0.28, 0.62) * w} ${h * rand(0.8, 0.85)}q${rand(4, 20)} ${-rand(6, 26)} ${rand(10, 40)} 0Z`, {
        fill: mood.foam,
        opacity: rand(0.4, 0.9),
      }),
    ),
    swell(h * 0.885, h * 0.02, mix(mood.sea[2], mood.ink, 0.12)),
    swell(h * 0.945, h * 0.022, mix(mood.sea[2], mood.ink, 0.25)),
    birds(st, { x: w * 0.66, y: h * 0.34, count: 6, size: w * 0.014, color: mood.night > 0.3 ? mood.ink : '#ffffff' }),
    finish(st, sun),
  ])
}
