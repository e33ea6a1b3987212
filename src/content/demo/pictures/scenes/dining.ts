import { ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { haze, hills } from '../parts/land'
import { cornerLeaves, hangingFronds } from '../parts/leaves'
import { palm } from '../parts/palm'
import { sea } from '../parts/sea'
import { cloudBank, sky, streaks } from '../parts/sky'
import { lamp, lightString } from '../parts/things'

/** A table laid by the sea: white cloth, candles, wine, a string of lights overhead. */
export const dining: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.46
  const sun = { x: w * rand(0.4, 0.6), y: horizon - h * 0.07, r: w * 0.028 }
  const table = h * 0.74
  const wood = mix(mood.roof, mood.ink, 0.3)
  const cloth = mix('#ffffff', mood.glow, 0.14)
  const clothShade = mix(cloth, mood.sea[1], 0.45)
  return group([
    sky(st, { horizon, sun }),
    streaks(st, { top: h * 0.08, bottom: horizon * 0.9, count: 12 }),
    cloudBank(st, { horizon, sunX: sun.x, scale: 0.7 }),
    hills(st, {
      from: [w * 0.6, horizon],
      to: [w * 1.02, horizon - h * 0.1],
      height: h * 0.08,
      base: horizon + 1,
      color: mood.land[0],
    }),
    sea(st, { top: horizon, bottom: h * 0.7, sunX: sun.x }),
    haze(st, { y: horizon, height: h * 0.08, opacity: 0.4 }),
    palm(st, { x: w * 0.96, y: h * 0.72, height: h * 0.56, lean: -0.16, tone: 'mid' }),
    palm(st, { x: w * 0.05, y: h * 0.7, height: h * 0.46, lean: 0.14, tone: 'mid' }),
    rect(0, h * 0.655, w, h * 0.4, {
      fill: st.linear([
        [0, lighten(wood, 0.14)],
        [1, mood.ink],
      ]),
    }),
    repeat(16, (i) =>
      path(`M${w * (0.5 + (i - 7.5) * 0.07)} ${h * 0.655}L${w * (0.5 + (i - 7.5) * 0.16)} ${h}`, {
        stroke: mood.ink,
        width: 3,
        opacity: 0.45,
      }),
    ),
    repeat(12, (_, t) => rect(t * w * 0.995, h * 0.575, 7, h * 0.085, { fill: mood.ink, opacity: 0.85 })),
    path(`M0 ${h * 0.577}L${w} ${h * 0.577}M0 ${h * 0.615}L${w} ${h * 0.615}`, {
      stroke: mood.ink,
      width: 7,
      opacity: 0.85,
    }),
    lightString(st, { from: [-20, h * 0.1], to: [w * 0.52, h * 0.04], sag: h * 0.11, count: 9, size: 13 }),
    lightString(st, { from: [w * 0.5, h * 0.04], to: [w + 20, h * 0.12], sag: h * 0.12, count: 9, size: 13 }),
    chair(w * 0.24, 1),
    chair(w * 0.76, -1),
    path(
      `M${w * 0.27} ${table}L${w * 0.73} ${table}Q${w * 0.77} ${h * 0.9} ${w * 0.755} ${h * 1.02}L${w * 0.245} ${h * 1.02}Q${w * 0.23} ${h * 0.9} ${w * 0.27} ${table}Z`,
      {
        fill: st.linear(
          [
            [0, clothShade],
            [0.5, cloth],
            [1, clothShade],
          ],
          [w * 0.25, 0, w * 0.75, 0],
        ),
      },
    ),
    repeat(7, (_, t) =>
      path(
        `M${w * (0.29 + t * 0.42)} ${table + h * 0.03}Q${w * (0.285 + t * 0.43)} ${h * 0.88} ${w * (0.27 + t * 0.46)} ${h * 1.02}`,
        { stroke: clothShade, width: 12, opacity: 0.3 },
      ),
    ),
    ellipse(w * 0.5, table, w * 0.236, h * 0.062, {
      fill: st.linear([
        [0, lighten(cloth, 0.4)],
        [1, mix(cloth, clothShade, 0.25)],
      ]),
    }),
    setting(w * 0.37, 1),
    setting(w * 0.63, -1),
    candles(),
    cornerLeaves(st, { side: 'left', size: w * 0.14 }),
    hangingFronds(st, { side: 'right', size: w * 0.2, count: 5 }),
    finish(st, { x: w * 0.5, y: h * 0.6 }, 0.9),
  ])

  function chair(x: number, dir: 1 | -1): string {
    const tone = mix(mood.roof, mood.ink, 0.15)
    const rungs = repeat(
      6,
      (_, t) =>
        `<path d="M${-w * 0.03} ${-h * (0.33 - t * 0.15)}Q0 ${-h * (0.34 - t * 0.15)} ${w * 0.035} ${-h * (0.325 - t * 0.15)}"/>`,
    )
    return group(
      [
        path(
          `M${-w * 0.045} ${h * 0.2}L${-w * 0.035} ${-h * 0.36}M${w * 0.045} ${h * 0.2}L${w * 0.038} ${-h * 0.35}M${w * 0.13} ${h * 0.2}L${w * 0.12} 0`,
          { stroke: tone, width: 12 },
        ),
        group(rungs, { stroke: lighten(tone, 0.2), width: 6 }),
        path(`M${-w * 0.05} ${-h * 0.02}L${w * 0.13} ${-h * 0.02}L${w * 0.125} ${h * 0.03}L${-w * 0.05} ${h * 0.03}Z`, {
          fill: mood.accent[0],
        }),
      ],
      { transform: `translate(${x} ${table + h * 0.08}) scale(${dir} 1)` },
    )
  }

  function setting(x: number, dir: 1 | -1): string {
    const glassX = x + dir * w * 0.055
    const base = table - h * 0.004
    const glass = (gx: number, size: number, wine: string): string =>
      group([
        ellipse(gx, base + 4, 26 * size, 6 * size, { fill: mood.ink, opacity: 0.18 }),
        path(`M${gx} ${base}L${gx} ${base - 78 * size}`, { stroke: '#ffffff', width: 4 * size, opacity: 0.7 }),
        path(
          `M${gx - 30 * size} ${base - 170 * size}Q${gx - 38 * size} ${base - 84 * size} ${gx} ${base - 76 * size}Q${gx + 38 * size} ${base - 84 * size} ${gx + 30 * size} ${base - 170 * size}Z`,
          { fill: '#ffffff', opacity: 0.26 },
        ),
        path(
          `M${gx - 34 * size} ${base - 128 * size}Q${gx - 32 * size} ${base - 84 * size} ${gx} ${base - 78 * size}Q${gx + 32 * size} ${base - 84 * size} ${gx + 34 * size} ${base - 128 * size}Z`,
          { fill: wine, opacity: 0.9 },
        ),
        path(
          `M${gx - 22 * size} ${base - 160 * size}Q${gx - 28 * size} ${base - 120 * size} ${gx - 20 * size} ${base - 100 * size}`,
          { stroke: '#ffffff', width: 4 * size, opacity: 0.75 },
        ),
      ])
    return group([
      ellipse(x, table + h * 0.012, w * 0.062, h * 0.02, { fill: mood.ink, opacity: 0.14 }),
      ellipse(x, table + h * 0.007, w * 0.06, h * 0.0185, { fill: '#ffffff' }),
      ellipse(x, table + h * 0.007, w * 0.043, h * 0.0125, { fill: mix('#ffffff', mood.sea[0], 0.3) }),
      ellipse(x, table + h * 0.004, w * 0.022, h * 0.009, { fill: mood.accent[0] }),
      ellipse(x + 16, table + h * 0.001, w * 0.01, h * 0.007, { fill: mood.leaf[0] }),
      ellipse(x - 18, table + h * 0.001, w * 0.008, h * 0.006, { fill: mood.accent[1] }),
      glass(glassX, 1.1, mix('#7c1f3a', mood.accent[0], 0.2)),
      glass(glassX + dir * 52, 0.85, mix('#f3d98a', mood.glow, 0.3)),
    ])
  }

  function candles(): string {
    return repeat(3, (i) => {
      const x = w * (0.468 + i * 0.032)
      const tall = h * (i === 1 ? 0.13 : 0.085)
      return group([
        rect(x - 9, table - tall, 18, tall, {
          fill: st.linear([
            [0, '#fff3d8'],
            [1, darken('#e9d3ac', 0.12)],
          ]),
          rx: 3,
        }),
        path(
          `M${x} ${table - tall - 40}Q${x + 13} ${table - tall - 12} ${x} ${table - tall - 4}Q${x - 13} ${table - tall - 12} ${x} ${table - tall - 40}Z`,
          { fill: '#fff0b0' },
        ),
        lamp(st, { x, y: table - tall - 18, r: 5, reach: 30 + mood.night * 20 }),
      ])
    })
  }
}
