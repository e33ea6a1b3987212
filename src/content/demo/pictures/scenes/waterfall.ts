import { circle, ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { lens } from '../core/path'
import type { Scene } from '../core/picture'
import { finish, rays } from '../parts/finish'
import { haze, hills } from '../parts/land'
import { bananaLeaf, cornerLeaves, hangingFronds, shrubs } from '../parts/leaves'
import { palm } from '../parts/palm'
import { cloudBank, sky } from '../parts/sky'

/** A terraced waterfall in the rainforest: veils of water over rock steps into a clear pool. */
export const waterfall: Scene = (st) => {
  const { w, h, mood, rand } = st
  const sun = { x: w * 0.58, y: h * 0.12, r: w * 0.024 }
  const rock = mix(mood.land[2], mood.ink, 0.35)
  const steps = [
    { y: 0.27, height: 0.2, left: 0.43, right: 0.59 },
    { y: 0.47, height: 0.14, left: 0.37, right: 0.63 },
    { y: 0.61, height: 0.12, left: 0.31, right: 0.7 },
  ]
  const veil = (step: (typeof steps)[number]): string => {
    const top = step.y * h
    const foot = top + step.height * h
    const left = step.left * w
    const right = step.right * w
    const sheet = `M${left} ${top}Q${(left + right) / 2} ${top - h * 0.02} ${right} ${top}Q${right + 6} ${(top + foot) / 2} ${right + w * 0.018} ${foot}Q${(left + right) / 2} ${foot + h * 0.03} ${left - w * 0.018} ${foot}Q${left - 6} ${(top + foot) / 2} ${left} ${top}Z`
    const fall = group([
      path(sheet, {
        fill: st.linear([
          [0, lighten(mood.shallow, 0.25), 0.9],
          [0.35, '#ffffff', 0.85],
          [1, lighten(mood.shallow, 0.55), 0.8],
        ]),
      }),
      repeat(Math.round((right - left) / 14), (_, t) => {
        const x = left + t * (right - left)
        const start = rand(0, 0.35) * (foot - top)
        return path(
          `M${x} ${top + start}q${rand(-5, 5)} ${(foot - top) * 0.3} ${(t - 0.5) * 30} ${(foot - top) * rand(0.45, 0.7)}`,
          {
            stroke: rand.chance(0.6) ? '#ffffff' : mix(mood.shallow, mood.sea[1], 0.3),
            width: rand(2, 6),
            opacity: rand(0.3, 0.75),
          },
        )
      }),
      repeat(5, () => {
        const x = rand(left + 20, right - 20)
        const wide = rand(18, 44)
        return path(
          `M${x - wide} ${foot + 10}Q${x - wide * 0.6} ${foot - h * 0.07} ${x} ${foot - h * 0.075}Q${x + wide * 0.7} ${foot - h * 0.06} ${x + wide} ${foot + 10}Z`,
          { fill: darken(rock, 0.2), opacity: 0.9 },
        )
      }),
    ])
    return group([
      path(
        `M${left - w * 0.08} ${top - h * 0.02}Q${(left + right) / 2} ${top - h * 0.05} ${right + w * 0.08} ${top - h * 0.02}L${right + w * 0.12} ${foot + h * 0.04}L${left - w * 0.12} ${foot + h * 0.04}Z`,
        {
          fill: st.linear([
            [0, lighten(rock, 0.12)],
            [1, darken(rock, 0.35)],
          ]),
        },
      ),
      repeat(16, () =>
        ellipse(rand(left - w * 0.08, right + w * 0.08), top + rand(0, step.height) * h, rand(22, 64), rand(14, 36), {
          fill: rand.chance(0.5) ? lighten(rock, 0.1) : darken(rock, 0.3),
        }),
      ),
      fall,
      repeat(26, () =>
        circle(rand(left - 20, right + 20), foot + rand(-16, 14), rand(6, 26), {
          fill: '#ffffff',
          opacity: rand(0.2, 0.6),
        }),
      ),
    ])
  }
  const poolTop = h * 0.73
  return group([
    sky(st, { horizon: h * 0.5, sun }),
    cloudBank(st, { horizon: h * 0.3, sunX: sun.x }),
    hills(st, { from: [-20, h * 0.26], to: [w + 20, h * 0.22], height: h * 0.14, base: h * 0.7, color: mood.land[0] }),
    hills(st, {
      from: [-20, h * 0.34],
      to: [w + 20, h * 0.3],
      height: h * 0.1,
      base: h * 0.75,
      color: mood.land[1],
      haze: 0.3,
    }),
    haze(st, { y: h * 0.36, height: h * 0.2, opacity: 0.55 }),
    [0.06, 0.2, 0.31, 0.7, 0.82, 0.95]
      .map((x, i) =>
        palm(st, { x: w * x, y: h * 0.62, height: h * rand(0.34, 0.5), lean: i < 3 ? 0.12 : -0.12, tone: 'mid' }),
      )
      .join(''),
    shrubs(st, { x: -w * 0.04, y: h * 0.56, width: w * 0.46, height: h * 0.2 }),
    shrubs(st, { x: w * 0.6, y: h * 0.55, width: w * 0.46, height: h * 0.2 }),
    steps.map(veil).join(''),
    shrubs(st, { x: -w * 0.06, y: h * 0.75, width: w * 0.36, height: h * 0.18 }),
    shrubs(st, { x: w * 0.72, y: h * 0.75, width: w * 0.36, height: h * 0.18 }),
    repeat(5, (i) =>
      bananaLeaf(st, {
        x: w * 0.2,
        y: h * 0.75,
        angle: -2.2 + i * 0.4,
        length: h * rand(0.2, 0.3),
        light: mood.leaf[0],
        dark: mood.leaf[1],
      }),
    ),
    repeat(5, (i) =>
      bananaLeaf(st, {
        x: w * 0.82,
        y: h * 0.75,
        angle: -2.6 + i * 0.4,
        length: h * rand(0.2, 0.3),
        light: mood.leaf[0],
        dark: mood.leaf[1],
      }),
    ),
    rect(0, poolTop, w, h - poolTop + 5, {
      fill: st.radial(
        [
          [0, lighten(mood.shallow, 0.5)],
          [0.35, mood.shallow],
          [0.75, mood.sea[1]],
          [1, mood.sea[2]],
        ],
        { x: w * 0.5, y: poolTop, r: w * 0.56 },
      ),
    }),
    repeat(40, () =>
      circle(w * 0.5 + (rand() + rand() - 1) * w * 0.22, poolTop + rand(-14, 18), rand(8, 34), {
        fill: '#ffffff',
        opacity: rand(0.2, 0.55),
      }),
    ),
    repeat(120, () => {
      const t = rand()
      return path(
        lens(rand(0, w), poolTop + t * (h - poolTop), w * (0.008 + t * 0.035) * rand(0.5, 1.5), 1.5 + t * 4),
        { fill: rand.chance(0.65) ? '#ffffff' : mood.leaf[2], opacity: rand(0.12, 0.42) },
      )
    }),
    repeat(11, (i) =>
      ellipse(w * (0.06 + i * 0.09) + rand(-30, 30), h * rand(0.74, 0.8), rand(40, 100), rand(18, 40), {
        fill: i % 2 ? rock : darken(rock, 0.3),
        opacity: i > 3 && i < 7 ? 0 : 1,
      }),
    ),
    rect(0, h * 0.2, w, h * 0.56, { fill: '#ffffff', opacity: 0.05 }),
    rays(st, { x: sun.x, y: -h * 0.1, length: h * 1.1, from: 1.15, to: 2.1, count: 10, opacity: 0.5 }),
    cornerLeaves(st, { side: 'left', size: w * 0.21 }),
    cornerLeaves(st, { side: 'right', size: w * 0.22 }),
    hangingFronds(st, { side: 'left', size: w * 0.22 }),
    hangingFronds(st, { side: 'right', size: w * 0.18 }),
    finish(st, sun),
  ])
}
