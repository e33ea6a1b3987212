import { circle, ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { lens } from '../core/path'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { cornerLeaves, shrubs } from '../parts/leaves'
import { hills } from '../parts/land'
import { palm } from '../parts/palm'
import { person } from '../parts/people'
import { cloudBank, cumulus, sky } from '../parts/sky'
import { lounger, parasol } from '../parts/things'

/** A children's water park: curling slides from a tower, a tipping bucket, a shallow pool with floats. */
export const waterpark: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.56
  const sun = { x: w * 0.8, y: h * 0.18, r: w * 0.03 }
  const edge = h * 0.66
  const [red, yellow] = mood.accent
  const blue = mood.sea[1]
  const tube = (d: string, color: string, width: number): string =>
    group([
      path(d, { stroke: darken(color, 0.42), width: width * 1.06, transform: 'translate(0 7)' }),
      path(d, { stroke: color, width }),
      path(d, {
        stroke: lighten(color, 0.4),
        width: width * 0.3,
        opacity: 0.75,
        transform: `translate(0 ${-width * 0.22})`,
      }),
    ])
  const post = (x: number, top: number): string =>
    rect(x - 7, top, 14, edge - top + 12, {
      fill: st.linear([
        [0, lighten(mood.wall[0], 0.4)],
        [1, mood.wall[1]],
      ]),
    })
  return group([
    sky(st, { horizon, sun }),
    cumulus(st, { x: w * 0.15, y: h * 0.24, size: w * 0.1, sunX: sun.x }),
    cumulus(st, { x: w * 0.62, y: h * 0.18, size: w * 0.07, sunX: sun.x, opacity: 0.9 }),
    cloudBank(st, { horizon, sunX: sun.x }),
    hills(st, {
      from: [-20, horizon - h * 0.05],
      to: [w + 20, horizon - h * 0.1],
      height: h * 0.06,
      base: h * 0.66,
      color: mood.land[1],
    }),
    palm(st, { x: w * 0.07, y: edge, height: h * 0.5, lean: 0.1, tone: 'mid' }),
    palm(st, { x: w * 0.9, y: edge, height: h * 0.56, lean: -0.1, tone: 'mid' }),
    palm(st, { x: w * 0.71, y: edge, height: h * 0.34, lean: 0.12, tone: 'mid' }),
    shrubs(st, { x: -w * 0.02, y: edge + 6, width: w * 0.4, height: h * 0.09 }),
    shrubs(st, { x: w * 0.62, y: edge + 6, width: w * 0.42, height: h * 0.1 }),
    rect(0, edge - 4, w, h, {
      fill: st.linear([
        [0, lighten(mood.sand[0], 0.3)],
        [0.3, mood.sand[0]],
        [1, mood.sand[1]],
      ]),
    }),
    [0.24, 0.33, 0.42, 0.52].map((x) => post(w * x, h * 0.28)).join(''),
    tube(
      `M${w * 0.36} ${h * 0.25}C${w * 0.1} ${h * 0.22} ${w * 0.08} ${h * 0.42} ${w * 0.24} ${h * 0.43}S${w * 0.34} ${h * 0.56} ${w * 0.2} ${h * 0.58}S${w * 0.1} ${h * 0.68} ${w * 0.19} ${h * 0.72}`,
      red,
      52,
    ),
    tube(
      `M${w * 0.44} ${h * 0.33}C${w * 0.7} ${h * 0.3} ${w * 0.74} ${h * 0.48} ${w * 0.58} ${h * 0.5}S${w * 0.44} ${h * 0.6} ${w * 0.6} ${h * 0.63}S${w * 0.72} ${h * 0.68} ${w * 0.65} ${h * 0.73}`,
      blue,
      48,
    ),
    tower(),
    tube(`M${w * 0.4} ${h * 0.44}Q${w * 0.44} ${h * 0.62} ${w * 0.4} ${h * 0.735}`, yellow, 64),
    path(
      `M${-20} ${h * 0.78}Q${w * 0.2} ${h * 0.68} ${w * 0.46} ${h * 0.7}Q${w * 0.8} ${h * 0.7} ${w * 1.02} ${h * 0.8}L${w * 1.02} ${h + 10}L-20 ${h + 10}Z`,
      { fill: lighten(mood.wall[0], 0.4) },
    ),
    path(
      `M${-20} ${h * 0.8}Q${w * 0.2} ${h * 0.7} ${w * 0.46} ${h * 0.72}Q${w * 0.8} ${h * 0.72} ${w * 1.02} ${h * 0.82}L${w * 1.02} ${h + 10}L-20 ${h + 10}Z`,
      {
        fill: st.linear([
          [0, lighten(mood.shallow, 0.35)],
          [0.4, mood.shallow],
          [1, mood.sea[1]],
        ]),
      },
    ),
    repeat(110, () => {
      const t = rand()
      return path(lens(rand(0, w), h * (0.76 + t * 0.24), w * (0.008 + t * 0.03) * rand(0.5, 1.4), 2 + t * 4), {
        fill: rand.chance(0.7) ? '#ffffff' : mood.sea[1],
        opacity: rand(0.15, 0.55),
      })
    }),
    [
      [0.19, 0.765, red],
      [0.65, 0.765, blue],
      [0.4, 0.775, yellow],
    ]
      .map(([x, y]) => splash(w * Number(x), h * Number(y)))
      .join(''),
    ring(w * 0.3, h * 0.86, 1, red),
    ring(w * 0.74, h * 0.88, 1.25, yellow),
    ring(w * 0.55, h * 0.81, 0.7, mood.leaf[0]),
    child(w * 0.3, h * 0.86, 1),
    child(w * 0.74, h * 0.88, 1.25),
    person(st, { x: w * 0.86, y: h * 0.79, height: h * 0.15, pose: 'shorts', cloth: blue, arm: 'up' }),
    person(st, { x: w * 0.9, y: h * 0.8, height: h * 0.11, pose: 'dress', cloth: red, arm: 'up', flip: true }),
    parasol(st, { x: w * 0.95, y: h * 0.75, size: w * 0.04, cloth: red }),
    lounger(st, { x: w * 0.08, y: h * 0.735, size: w * 0.025, dir: -1 }),
    cornerLeaves(st, { side: 'left', size: w * 0.13 }),
    cornerLeaves(st, { side: 'right', size: w * 0.11 }),
    finish(st, sun, 0.8),
  ])

  function tower(): string {
    const x = w * 0.4
    const roof = (cx: number, y: number, half: number, color: string): string =>
      group([
        path(`M${cx - half} ${y}L${cx} ${y - half * 0.95}L${cx + half} ${y}Z`, { fill: color }),
        path(`M${cx + half * 0.15} ${y}L${cx} ${y - half * 0.95}L${cx + half} ${y}Z`, {
          fill: mood.ink,
          opacity: 0.18,
        }),
        path(`M${cx} ${y - half * 0.95}l0 -44l40 14l-40 14Z`, { fill: yellow }),
      ])
    const deck = (y: number, half: number): string =>
      rect(x - half, y, half * 2, 16, { fill: mix(mood.roof, mood.ink, 0.1) }) +
      repeat(13, (_, t) => rect(x - half + t * (half * 2 - 6), y - 44, 6, 44, { fill: lighten(mood.wall[0], 0.5) })) +
      rect(x - half, y - 48, half * 2, 7, { fill: red })
    return group([
      [-0.052, 0.052].map((k) => rect(x + k * w - 10, h * 0.2, 20, edge - h * 0.2, { fill: mood.wall[0] })).join(''),
      deck(h * 0.47, w * 0.07),
      deck(h * 0.36, w * 0.065),
      deck(h * 0.27, w * 0.06),
      roof(x, h * 0.2, w * 0.075, red),
      path(`M${w * 0.49} ${h * 0.4}L${w * 0.535} ${h * 0.38}L${w * 0.55} ${h * 0.45}L${w * 0.505} ${h * 0.46}Z`, {
        fill: yellow,
      }),
      repeat(14, (i) =>
        path(`M${w * 0.548 + i * 3} ${h * 0.45}q${rand(6, 24)} ${h * 0.1} ${rand(0, 26)} ${h * rand(0.2, 0.28)}`, {
          stroke: lighten(mood.shallow, 0.6),
          width: 5,
          opacity: 0.6,
        }),
      ),
      rect(w * 0.505, h * 0.36, 12, edge - h * 0.36, { fill: mood.wall[1] }),
    ])
  }

  function splash(x: number, y: number): string {
    return (
      repeat(34, () =>
        circle(x + (rand() + rand() - 1) * 110, y - rand() ** 1.5 * 70 + 14, rand(3, 13), {
          fill: '#ffffff',
          opacity: rand(0.5, 0.95),
        }),
      ) + path(lens(x, y + 12, 120, 16), { fill: '#ffffff', opacity: 0.65 })
    )
  }

  function ring(x: number, y: number, s: number, color: string): string {
    return group([
      ellipse(x, y + 14 * s, 104 * s, 26 * s, { fill: mood.sea[2], opacity: 0.35 }),
      ellipse(x, y, 96 * s, 34 * s, { fill: color }),
      repeat(4, (i) =>
        path(`M${x + (i - 1.5) * 46 * s} ${y - 30 * s}l${18 * s} 0l${6 * s} ${60 * s}l${-22 * s} 0Z`, {
          fill: '#ffffff',
          opacity: 0.85,
          clip: st.define(
            (id) => `<clipPath id="${id}"><ellipse cx="${x}" cy="${y}" rx="${96 * s}" ry="${34 * s}"/></clipPath>`,
          ),
        }),
      ),
      ellipse(x, y - 3 * s, 46 * s, 14 * s, { fill: mood.shallow }),
    ])
  }

  function child(x: number, y: number, s: number): string {
    const skin = mix('#7a4a38', mood.ink, 0.1)
    return group([
      path(
        `M${x - 26 * s} ${y}Q${x - 28 * s} ${y - 60 * s} ${x} ${y - 62 * s}Q${x + 28 * s} ${y - 60 * s} ${x + 26 * s} ${y}Z`,
        { fill: skin },
      ),
      path(
        `M${x - 22 * s} ${y - 46 * s}L${x - 60 * s} ${y - 96 * s}M${x + 22 * s} ${y - 46 * s}L${x + 60 * s} ${y - 96 * s}`,
        { stroke: skin, width: 12 * s },
      ),
      circle(x, y - 82 * s, 23 * s, { fill: skin }),
      path(
        `M${x - 24 * s} ${y - 84 * s}A24 24 0 0 1 ${x + 24 * s} ${y - 84 * s}Q${x} ${y - 98 * s} ${x - 24 * s} ${y - 84 * s}Z`,
        { fill: '#2a1a16' },
      ),
    ])
  }
}
