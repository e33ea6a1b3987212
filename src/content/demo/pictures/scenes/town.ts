import { circle, ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { polygon } from '../core/path'
import type { Scene } from '../core/picture'
import { finish } from '../parts/finish'
import { facade } from '../parts/houses'
import { bananaLeaf, hangingFronds } from '../parts/leaves'
import { hills } from '../parts/land'
import { palm } from '../parts/palm'
import { person } from '../parts/people'
import { birds, cumulus, sky, streaks } from '../parts/sky'
import { lamp } from '../parts/things'

/** A colonial street: painted fronts in perspective, a church tower at its end, cobbles, bougainvillea. */
export const town: Scene = (st) => {
  const { w, h, mood, rand } = st
  const horizon = h * 0.6
  const sun = { x: w * 0.44, y: h * 0.34, r: w * 0.026 }
  const tint = (color: string): string =>
    mix(mix(color, mood.wall[1], 0.18 + mood.night * 0.32), mood.ink, mood.night * 0.2)
  const paints = ['#e8a33d', '#d9604c', '#4f9fa6', '#e9c46a', '#c96f8f', '#6f9c76', '#f0e2c4', '#5b86b8'].map(tint)
  const church = mix(tint('#f3e3c3'), mood.glow, 0.15)
  const row = (side: 1 | -1): string =>
    repeat(5, (i) => {
      const width = w * [0.07, 0.085, 0.105, 0.135, 0.19][i]!
      const edge = [0.075, 0.15, 0.24, 0.355, 0.52][i]! * w
      const tall = h * [0.25, 0.31, 0.39, 0.53, 0.78][i]!
      const base = h * [0.655, 0.675, 0.71, 0.765, 0.87][i]!
      const x = side === 1 ? w * 0.5 + edge - width * 0.22 : w * 0.5 - edge - width + width * 0.22
      return facade(st, {
        x,
        base,
        width: width * 1.05,
        height: tall,
        color: paints[(i * 2 + (side === 1 ? 0 : 3)) % paints.length]!,
        arched: (i + side) % 2 === 0,
      })
    })
  return group([
    sky(st, { horizon, sun }),
    mood.night > 0.15
      ? streaks(st, { top: h * 0.05, bottom: h * 0.45, count: 12 })
      : cumulus(st, { x: w * 0.42, y: h * 0.3, size: w * 0.09, sunX: sun.x }),
    hills(st, {
      from: [w * 0.2, horizon - h * 0.1],
      to: [w * 0.8, horizon - h * 0.14],
      height: h * 0.09,
      base: h * 0.66,
      color: mood.land[0],
    }),
    palm(st, { x: w * 0.41, y: h * 0.65, height: h * 0.3, lean: 0.08, tone: 'mid' }),
    rect(0, h * 0.62, w, h * 0.4, { fill: mix(mood.wall[1], mood.ink, 0.35) }),
    tower(),
    palm(st, { x: w * 0.6, y: h * 0.66, height: h * 0.24, lean: -0.1, tone: 'mid' }),
    path(
      polygon([
        [w * 0.45, h * 0.645],
        [w * 0.55, h * 0.645],
        [w * 1.02, h * 0.93],
        [w * 1.02, h + 10],
        [-20, h + 10],
        [-20, h * 0.93],
      ]),
      {
        fill: st.linear([
          [0, mix(mood.sand[0], mood.wall[1], 0.4)],
          [1, mix(mood.sand[1], mood.ink, 0.4)],
        ]),
      },
    ),
    cobbles(),
    row(-1),
    row(1),
    bougainvillea(w * 0.13, h * 0.3, w * 0.12),
    bougainvillea(w * 0.86, h * 0.34, w * 0.11),
    repeat(
      3,
      (i) =>
        streetLamp(w * (0.405 - i * 0.085), h * (0.69 + i * 0.055), 0.5 + i * 0.3) +
        streetLamp(w * (0.595 + i * 0.085), h * (0.69 + i * 0.055), 0.5 + i * 0.3),
    ),
    person(st, { x: w * 0.47, y: h * 0.8, height: h * 0.15, pose: 'dress', cloth: mood.accent[1], arm: 'hold' }),
    person(st, { x: w * 0.493, y: h * 0.803, height: h * 0.16, pose: 'shorts', cloth: '#ffffff', flip: true }),
    person(st, { x: w * 0.555, y: h * 0.7, height: h * 0.08, pose: 'dress', cloth: mood.accent[0] }),
    pot(w * 0.235, h * 0.9, 1),
    pot(w * 0.79, h * 0.91, 1.1),
    birds(st, { x: w * 0.56, y: h * 0.16, count: 7, size: w * 0.01 }),
    hangingFronds(st, { side: 'right', size: w * 0.16, count: 4 }),
    finish(st, sun),
  ])

  function tower(): string {
    const x = w * 0.505
    const base = h * 0.66
    const shade = darken(church, 0.28)
    const arch = (ax: number, ay: number, aw: number, ah: number): string =>
      path(
        `M${ax} ${ay + ah}L${ax} ${ay + aw / 2}A${aw / 2} ${aw / 2} 0 0 1 ${ax + aw} ${ay + aw / 2}L${ax + aw} ${ay + ah}Z`,
        { fill: mood.night > 0.5 ? mood.lamp : mix(mood.ink, church, 0.3) },
      )
    return group([
      rect(x - w * 0.065, base - h * 0.2, w * 0.13, h * 0.2, {
        fill: st.linear(
          [
            [0, church],
            [1, shade],
          ],
          [x - w * 0.065, 0, x + w * 0.065, 0],
        ),
      }),
      path(`M${x - w * 0.075} ${base - h * 0.2}L${x} ${base - h * 0.27}L${x + w * 0.075} ${base - h * 0.2}Z`, {
        fill: mood.roof,
      }),
      rect(x - w * 0.024, base - h * 0.42, w * 0.048, h * 0.42, {
        fill: st.linear(
          [
            [0, lighten(church, 0.2)],
            [1, shade],
          ],
          [x - w * 0.024, 0, x + w * 0.024, 0],
        ),
      }),
      ...[0.42, 0.33, 0.24].map((y) =>
        rect(x - w * 0.028, base - h * y, w * 0.056, h * 0.012, { fill: lighten(church, 0.4) }),
      ),
      arch(x - w * 0.011, base - h * 0.395, w * 0.022, h * 0.055),
      arch(x - w * 0.011, base - h * 0.305, w * 0.022, h * 0.05),
      path(
        `M${x - w * 0.026} ${base - h * 0.42}Q${x - w * 0.024} ${base - h * 0.49} ${x} ${base - h * 0.5}Q${x + w * 0.024} ${base - h * 0.49} ${x + w * 0.026} ${base - h * 0.42}Z`,
        { fill: mood.roof },
      ),
      path(`M${x} ${base - h * 0.5}L${x} ${base - h * 0.545}M${x - 9} ${base - h * 0.53}L${x + 9} ${base - h * 0.53}`, {
        stroke: mood.ink,
        width: 5,
      }),
      arch(x - w * 0.018, base - h * 0.1, w * 0.036, h * 0.1),
    ])
  }

  function cobbles(): string {
    return repeat(420, () => {
      const t = rand() ** 0.7
      const spread = (0.06 + t * 0.56) * w
      const s = 3 + t * 20
      return ellipse(w * 0.5 + rand(-1, 1) * spread, h * 0.65 + t * h * 0.36, s, s * 0.36, {
        fill: rand.chance(0.5) ? lighten(mood.sand[0], 0.2) : mix(mood.sand[1], mood.ink, 0.45),
        opacity: rand(0.15, 0.4),
      })
    })
  }

  function bougainvillea(x: number, y: number, size: number): string {
    const tones = ['#d6336c', '#e64980', '#c2255c'].map((tone) => mix(tone, mood.ink, mood.night * 0.4))
    return (
      repeat(70, () =>
        ellipse(x + (rand() + rand() - 1) * size, y + (rand() + rand() - 0.7) * size * 0.6, rand(8, 22), rand(6, 16), {
          fill: mood.leaf[rand.int(1, 2)] as string,
        }),
      ) +
      repeat(150, () =>
        circle(x + (rand() + rand() - 1) * size, y + (rand() + rand() - 0.7) * size * 0.62, rand(4, 10), {
          fill: rand.pick(tones),
        }),
      )
    )
  }

  function streetLamp(x: number, y: number, s: number): string {
    return group([
      path(`M${x} ${y}L${x} ${y - 150 * s}`, { stroke: mood.ink, width: 7 * s }),
      path(
        `M${x - 14 * s} ${y - 150 * s}L${x + 14 * s} ${y - 150 * s}L${x + 18 * s} ${y - 186 * s}L${x - 18 * s} ${y - 186 * s}Z`,
        { fill: mood.ink },
      ),
      lamp(st, { x, y: y - 168 * s, r: 10 * s, reach: 4 + 12 * mood.night }),
    ])
  }

  function pot(x: number, y: number, s: number): string {
    return group([
      repeat(6, (i) =>
        bananaLeaf(st, {
          x,
          y: y - 70 * s,
          angle: -2.6 + i * 0.42,
          length: 150 * s * rand(0.8, 1.2),
          light: mood.leaf[1],
          dark: mood.leaf[2],
        }),
      ),
      path(`M${x - 50 * s} ${y - 80 * s}L${x + 50 * s} ${y - 80 * s}L${x + 34 * s} ${y}L${x - 34 * s} ${y}Z`, {
        fill: st.linear([
          [0, lighten(mood.roof, 0.2)],
          [1, darken(mood.roof, 0.4)],
        ]),
      }),
    ])
  }
}
