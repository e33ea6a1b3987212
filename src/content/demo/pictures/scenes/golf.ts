import { circle, ellipse, group, path, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { haze, hills } from '../parts/land'
import { cornerLeaves, hangingFronds, shrubs } from '../parts/leaves'
import { palm } from '../parts/palm'
import { person } from '../parts/people'
import { sea } from '../parts/sea'
import { birds, cloudBank, cumulus, sky } from '../parts/sky'

/** A green above the sea: striped fairway, bunkers, a flag, long evening shadows. */
export const golf: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.42
  const sun = { x: w * rand(0.2, 0.32), y: h * 0.26, r: w * 0.027 }
  const grass = mix(mood.leaf[0], mood.glow, 0.12)
  const stripe = (from: number, to: number): string =>
    `M${w * (0.46 + from * 0.1)} ${h * 0.56}Q${w * (0.4 + from * 0.3)} ${h * 0.72} ${w * (0.3 + from * 0.95)} ${h * 1.02}L${w * (0.3 + to * 0.95)} ${h * 1.02}Q${w * (0.4 + to * 0.3)} ${h * 0.72} ${w * (0.46 + to * 0.1)} ${h * 0.56}Z`
  const bunker = (x: number, y: number, s: number): string => {
    const d = `M${x - s} ${y}C${x - s * 0.9} ${y - s * 0.32} ${x - s * 0.2} ${y - s * 0.16} ${x} ${y - s * 0.26}C${x + s * 0.5} ${y - s * 0.4} ${x + s * 1.1} ${y - s * 0.16} ${x + s} ${y + s * 0.06}C${x + s * 0.9} ${y + s * 0.26} ${x - s * 0.9} ${y + s * 0.28} ${x - s} ${y}Z`
    return group([
      path(d, { fill: darken(mood.leaf[1], 0.25), transform: `translate(0 ${-s * 0.05})` }),
      path(d, {
        fill: st.linear([
          [0, mood.sand[1]],
          [0.5, mood.sand[0]],
          [1, lighten(mood.sand[0], 0.4)],
        ]),
      }),
    ])
  }
  const shadow = (x: number, y: number, long: number): string =>
    path(
      `M${x} ${y}Q${x + long * 0.5} ${y + 14} ${x + long} ${y + 40}L${x + long * 1.1} ${y + 70}Q${x + long * 0.4} ${y + 30} ${x - 8} ${y + 8}Z`,
      { fill: mood.leaf[2], opacity: 0.35 },
    )
  return group([
    sky(st, { horizon, sun }),
    cumulus(st, { x: w * 0.72, y: h * 0.24, size: w * 0.12, sunX: sun.x }),
    cloudBank(st, { horizon, sunX: sun.x, scale: 0.8 }),
    hills(st, {
      from: [w * 0.45, horizon],
      to: [w * 1.02, horizon - h * 0.12],
      height: h * 0.12,
      base: horizon + 1,
      color: mood.land[0],
    }),
    sea(st, { top: horizon, bottom: h * 0.66, sunX: sun.x }),
    haze(st, { y: horizon, height: h * 0.08, opacity: 0.45 }),
    birds(st, { x: w * 0.5, y: h * 0.2, count: 5, size: w * 0.011 }),
    path(
      `M${-20} ${h * 0.66}Q${w * 0.2} ${h * 0.6} ${w * 0.42} ${h * 0.565}Q${w * 0.62} ${h * 0.53} ${w * 1.02} ${h * 0.49}L${w * 1.02} ${h + 10}L-20 ${h + 10}Z`,
      {
        fill: st.linear([
          [0, mix(mood.land[1], mood.leaf[1], 0.6)],
          [1, mood.leaf[2]],
        ]),
      },
    ),
    shrubs(st, { x: w * 0.66, y: h * 0.56, width: w * 0.38, height: h * 0.08 }),
    palm(st, { x: w * 0.8, y: h * 0.57, height: h * 0.34, lean: -0.1, tone: 'mid' }),
    palm(st, { x: w * 0.88, y: h * 0.58, height: h * 0.42, lean: 0.08, tone: 'mid' }),
    palm(st, { x: w * 0.96, y: h * 0.6, height: h * 0.36, lean: -0.08 }),
    path(stripe(-0.35, 1.05), { fill: mix(mood.leaf[1], grass, 0.35) }),
    repeat(5, (i) =>
      path(stripe(-0.2 + i * 0.22, -0.09 + i * 0.22), { fill: mix(mood.leaf[0], mood.leaf[1], 0.25), opacity: 0.75 }),
    ),
    shadow(w * 0.8, h * 0.575, -w * 0.2),
    bunker(w * 0.22, h * 0.76, w * 0.1),
    bunker(w * 0.76, h * 0.72, w * 0.085),
    bunker(w * 0.68, h * 0.6, w * 0.035),
    ellipse(w * 0.48, h * 0.735, w * 0.2, h * 0.055, { fill: darken(mood.leaf[1], 0.2) }),
    ellipse(w * 0.48, h * 0.73, w * 0.198, h * 0.052, {
      fill: st.linear([
        [0, lighten(grass, 0.25)],
        [1, grass],
      ]),
    }),
    shadow(w * 0.5, h * 0.728, w * 0.1),
    ellipse(w * 0.5, h * 0.73, 12, 5, { fill: mood.ink }),
    path(`M${w * 0.5} ${h * 0.73}L${w * 0.5} ${h * 0.44}`, { stroke: '#ffffff', width: 7 }),
    path(
      `M${w * 0.5} ${h * 0.44}Q${w * 0.53} ${h * 0.445} ${w * 0.562} ${h * 0.475}Q${w * 0.53} ${h * 0.485} ${w * 0.5} ${h * 0.515}Z`,
      { fill: mood.accent[0] },
    ),
    circle(w * 0.45, h * 0.745, 8, { fill: '#ffffff' }),
    person(st, { x: w * 0.39, y: h * 0.755, height: h * 0.19, pose: 'shorts', cloth: '#ffffff', arm: 'hold' }),
    path(`M${w * 0.413} ${h * 0.66}L${w * 0.43} ${h * 0.75}`, { stroke: mood.ink, width: 4 }),
    person(st, { x: w * 0.345, y: h * 0.74, height: h * 0.17, pose: 'dress', cloth: mood.accent[0] }),
    shadow(w * 0.39, h * 0.755, w * 0.09),
    palm(st, { x: w * 0.05, y: h * 0.86, height: h * 0.62, lean: 0.12 }),
    repeat(120, () =>
      path(`M${rand(0, w)} ${h * rand(0.86, 1)}l${rand(-5, 5)} ${-rand(8, 22)}`, {
        stroke: rand.chance(0.5) ? mood.leaf[0] : mood.leaf[2],
        width: 3,
        opacity: 0.5,
      }),
    ),
    cornerLeaves(st, { side: 'right', size: w * 0.16 }),
    hangingFronds(st, { side: 'left', size: w * 0.14, count: 4 }),
    finish(st, sun),
  ])
}
