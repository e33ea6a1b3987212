import { circle, group, path, rect, repeat } from '../core/draw'
import { lighten, mix } from '../core/color'
import { polygon, smooth } from '../core/path'
import type { Point } from '../core/path'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { haze, hills } from '../parts/land'
import { cornerLeaves, hangingFronds } from '../parts/leaves'
import { palm } from '../parts/palm'
import { person } from '../parts/people'
import { sandRipples } from '../parts/sand'
import { sea, surf } from '../parts/sea'
import { cloudBank, sky, streaks } from '../parts/sky'
import { lamp } from '../parts/things'

/** A wedding on the beach: a flowered arch in front of the sun, an aisle of petals, white chairs. */
export const wedding: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.5
  const sun = { x: w * 0.5, y: horizon - h * 0.09, r: w * 0.03 }
  const line: Point[] = Array.from(
    { length: 27 },
    (_, i) => [(i / 26) * (w + 40) - 20, h * 0.615 + Math.sin(i * 0.9) * h * 0.006] as const,
  )
  const petals = [
    mood.accent[0],
    lighten(mood.accent[0], 0.4),
    '#ffffff',
    mood.accent[2],
    mix(mood.accent[1], '#ffffff', 0.4),
  ]
  const wood = mix('#ffffff', mood.sand[1], 0.25)
  const left = w * 0.415
  const right = w * 0.585
  const top = h * 0.3
  const foot = h * 0.745
  return group([
    sky(st, { horizon, sun }),
    streaks(st, { top: h * 0.06, bottom: horizon * 0.92, count: 12 }),
    cloudBank(st, { horizon, sunX: sun.x, scale: 0.8 }),
    hills(st, {
      from: [-20, horizon - h * 0.09],
      to: [w * 0.34, horizon],
      height: h * 0.07,
      base: horizon + 1,
      color: mood.land[0],
    }),
    sea(st, { top: horizon, bottom: h * 0.7, sunX: sun.x, glitter: 1.2 }),
    haze(st, { y: horizon, height: h * 0.08, opacity: 0.45 }),
    surf(st, { line, reach: h * 0.024, bottom: h }),
    sandRipples(st, { top: h * 0.67, bottom: h }),
    palm(st, { x: w * 0.08, y: h * 0.7, height: h * 0.56, lean: 0.18, tone: 'mid' }),
    palm(st, { x: w * 0.93, y: h * 0.71, height: h * 0.62, lean: -0.15, tone: 'mid' }),
    palm(st, { x: w * 0.99, y: h * 0.74, height: h * 0.45, lean: -0.2 }),
    path(
      polygon([
        [w * 0.45, foot],
        [w * 0.55, foot],
        [w * 0.72, h + 10],
        [w * 0.28, h + 10],
      ]),
      {
        fill: st.linear([
          [0, mix(mood.sand[0], '#ffffff', 0.55)],
          [1, mix(mood.sand[0], '#ffffff', 0.25)],
        ]),
      },
    ),
    repeat(320, () => {
      const t = rand() ** 0.8
      const edge = rand.chance(0.75) ? (rand.chance(0.5) ? -1 : 1) * rand(0.82, 1.2) : rand(-1, 1)
      return circle(w * 0.5 + edge * w * (0.05 + t * 0.16), foot + t * (h - foot), 2.5 + t * 6, {
        fill: rand.pick(petals),
        opacity: 0.95,
      })
    }),
    rect(left - 7, top, 14, foot - top, { fill: wood }),
    rect(right - 7, top, 14, foot - top, { fill: wood }),
    rect(left - 40, top - 7, right - left + 80, 14, { fill: wood }),
    drape(-1),
    drape(1),
    flowers(),
    person(st, {
      x: w * 0.481,
      y: foot + 4,
      height: h * 0.285,
      pose: 'gown',
      cloth: mix('#ffffff', mood.glow, 0.12),
      arm: 'hold',
    }),
    person(st, {
      x: w * 0.522,
      y: foot + 4,
      height: h * 0.305,
      pose: 'suit',
      cloth: mix(mood.sea[2], mood.ink, 0.55),
      arm: 'hold',
      flip: true,
    }),
    repeat(3, (row) =>
      repeat(
        3,
        (seat) =>
          chair(w * (0.36 - row * 0.055 - seat * 0.062), h * (0.795 + row * 0.075), 1 + row * 0.38, 1) +
          chair(w * (0.64 + row * 0.055 + seat * 0.062), h * (0.795 + row * 0.075), 1 + row * 0.38, -1),
      ),
    ),
    repeat(
      3,
      (row) =>
        lamp(st, {
          x: w * (0.425 - row * 0.05),
          y: h * (0.8 + row * 0.075),
          r: 6 + row * 2,
          reach: 8 + mood.night * 10,
        }) +
        lamp(st, {
          x: w * (0.575 + row * 0.05),
          y: h * (0.8 + row * 0.075),
          r: 6 + row * 2,
          reach: 8 + mood.night * 10,
        }),
    ),
    hangingFronds(st, { side: 'left', size: w * 0.2, count: 5 }),
    cornerLeaves(st, { side: 'left', size: w * 0.12 }),
    finish(st, sun),
  ])

  function drape(side: 1 | -1): string {
    const x = side === -1 ? left : right
    const cloth = mix('#ffffff', mood.glow, 0.18)
    return group([
      path(
        `M${w * 0.5} ${top}Q${w * 0.5 + (side * (right - left)) / 3} ${top + h * 0.1} ${x} ${top + h * 0.09}L${x} ${top}Z`,
        { fill: cloth, opacity: 0.8 },
      ),
      path(
        `M${x - side * 30} ${top}Q${x - side * 10} ${h * 0.5} ${x + side * 20} ${h * 0.56}Q${x + side * 60} ${h * 0.66} ${x + side * 54} ${foot + 6}L${x - side * 6} ${foot + 6}Q${x - side * 4} ${h * 0.5} ${x + side * 22} ${top}Z`,
        { fill: cloth, opacity: 0.82 },
      ),
      path(
        smooth([
          [x + side * 6, top + 20],
          [x + side * 8, h * 0.5],
          [x + side * 26, h * 0.62],
          [x + side * 30, foot],
        ]),
        { stroke: mix(cloth, mood.ink, 0.25), width: 3, opacity: 0.35 },
      ),
    ])
  }

  function flowers(): string {
    const bloom = (x: number, y: number, r: number): string =>
      circle(x, y, r, { fill: rand.pick(petals) }) +
      circle(x + r * 0.2, y + r * 0.15, r * 0.5, { fill: mix(mood.accent[0], mood.ink, 0.1), opacity: 0.35 })
    const leaf = (x: number, y: number): string =>
      path(
        `M${x} ${y}q${rand(-24, 24)} ${rand(-30, 4)} ${rand(-46, 46)} ${rand(-16, 26)}q${rand(-20, 20)} ${rand(4, 20)} ${-rand(-10, 20)} ${rand(0, 8)}Z`,
        { fill: rand.pick(mood.leaf) },
      )
    const garland = (build: (x: number, y: number) => string, count: number): string =>
      repeat(count, () => {
        const t = rand()
        const x = left - 40 + t * (right - left + 80)
        const thick = h * (0.022 + 0.035 * Math.abs(t - 0.5) * 2)
        return build(x, top + rand(-1, 1) * thick)
      })
    const corner = (x: number): string =>
      repeat(26, () => leaf(x + rand(-44, 44), top + rand(-0.03, 0.17) * h)) +
      repeat(30, () => bloom(x + rand(-38, 38), top + rand(-0.04, 0.14) * h, rand(7, 17)))
    return garland(leaf, 80) + garland((x, y) => bloom(x, y, rand(7, 17)), 70) + corner(left) + corner(right)
  }

  function chair(x: number, y: number, s: number, dir: 1 | -1): string {
    const white = mix('#ffffff', mood.glow, 0.1)
    return group(
      [
        path(
          'M-30 0L-24 -70M30 0L24 -70M-26 -58L-26 -150M26 -58L26 -150M-26 -150Q0 -166 26 -150M-26 -120L26 -120M-26 -95L26 -95',
          { stroke: white, width: 6 },
        ),
        path('M-32 -72L32 -72L28 -56L-28 -56Z', { fill: lighten(white, 0.4) }),
        circle(dir * 26, -140, 11, { fill: mood.accent[0] }),
        circle(dir * 34, -128, 8, { fill: lighten(mood.accent[0], 0.4) }),
        path('M-46 2L46 2L70 10L-40 10Z', { fill: mood.ink, opacity: 0.2 }),
      ],
      { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${s})` },
    )
  }
}
