import { circle, ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import type { Scene } from '../core/picture'
import { bananaLeaf, monstera } from '../parts/leaves'
import { finish } from '../parts/finish'

/** A market table from above: plates, bowls, cut fruit and leaves on a striped cloth. */
export const market: Scene = (st) => {
  const { w, h, mood, rand } = st
  const table = mix(mood.roof, mood.sand[1], 0.25)
  const shade = (x: number, y: number, r: number): string =>
    ellipse(x + r * 0.16, y + r * 0.2, r * 1.05, r * 1.05, { fill: mood.ink, opacity: 0.3 })
  const plate = (x: number, y: number, r: number, color: string, food: string): string =>
    group([
      shade(x, y, r),
      circle(x, y, r, {
        fill: st.radial(
          [
            [0, lighten(color, 0.3)],
            [0.86, color],
            [1, darken(color, 0.18)],
          ],
          { x: x - r * 0.2, y: y - r * 0.2, r },
        ),
      }),
      circle(x, y, r * 0.76, { fill: darken(color, 0.12), opacity: 0.4 }),
      circle(x, y, r * 0.73, { fill: lighten(color, 0.16) }),
      food,
    ])
  const citrus = (x: number, y: number, r: number, color: string): string =>
    group([
      shade(x, y, r),
      circle(x, y, r, { fill: color }),
      circle(x, y, r * 0.86, { fill: lighten(color, 0.72) }),
      repeat(9, (i) =>
        path(`M0 0L${r * 0.22} ${-r * 0.74}Q0 ${-r * 0.84} ${-r * 0.22} ${-r * 0.74}Z`, {
          fill: mix(color, '#ffffff', 0.12),
          transform: `translate(${x} ${y}) rotate(${i * 40})`,
        }),
      ),
    ])
  const coconut = (x: number, y: number, r: number): string =>
    group([
      shade(x, y, r),
      circle(x, y, r, { fill: '#5d3a24' }),
      repeat(26, (i) =>
        path(`M0 ${-r * 0.86}L${rand(-8, 8)} ${-r * 1.04}`, {
          stroke: '#7b5236',
          width: 4,
          transform: `translate(${x} ${y}) rotate(${i * 14})`,
        }),
      ),
      circle(x, y, r * 0.85, { fill: '#fffdf4' }),
      circle(x + r * 0.04, y + r * 0.05, r * 0.64, {
        fill: st.radial(
          [
            [0, '#e9e4d2'],
            [1, '#ffffff'],
          ],
          { x, y, r: r * 0.64 },
        ),
      }),
    ])
  const papaya = (x: number, y: number, r: number, turn: number): string =>
    group(
      [
        path(
          `M0 ${-r * 1.6}C${r * 0.8} ${-r} ${r} ${r * 1.2} 0 ${r * 1.4}C${-r} ${r * 1.2} ${-r * 0.8} ${-r} 0 ${-r * 1.6}Z`,
          { fill: mood.ink, opacity: 0.28, transform: `translate(${r * 0.18} ${r * 0.22})` },
        ),
        path(
          `M0 ${-r * 1.6}C${r * 0.8} ${-r} ${r} ${r * 1.2} 0 ${r * 1.4}C${-r} ${r * 1.2} ${-r * 0.8} ${-r} 0 ${-r * 1.6}Z`,
          { fill: '#e0a63a' },
        ),
        path(
          `M0 ${-r * 1.46}C${r * 0.66} ${-r * 0.9} ${r * 0.86} ${r * 1.1} 0 ${r * 1.26}C${-r * 0.86} ${r * 1.1} ${-r * 0.66} ${-r * 0.9} 0 ${-r * 1.46}Z`,
          { fill: '#f58a52' },
        ),
        path(
          `M0 ${-r * 0.8}C${r * 0.3} ${-r * 0.4} ${r * 0.4} ${r * 0.8} 0 ${r * 0.9}C${-r * 0.4} ${r * 0.8} ${-r * 0.3} ${-r * 0.4} 0 ${-r * 0.8}Z`,
          { fill: '#c65f34' },
        ),
        repeat(30, () => circle(rand(-0.2, 0.2) * r, rand(-0.6, 0.75) * r, r * 0.06, { fill: '#2a2023' })),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    )
  const fish = (x: number, y: number, s: number, turn: number): string =>
    group(
      [
        path(
          `M${-s} 0Q0 ${-s * 0.5} ${s} 0Q0 ${s * 0.5} ${-s} 0ZM${-s * 0.88} 0L${-s * 1.4} ${-s * 0.34}L${-s * 1.28} 0L${-s * 1.4} ${s * 0.34}Z`,
          {
            fill: st.linear(
              [
                [0, mix('#b8584a', mood.accent[0], 0.4)],
                [1, '#f1c9b0'],
              ],
              [0, -s * 0.4, 0, s * 0.4],
            ),
          },
        ),
        repeat(5, (i) =>
          path(`M${-s * 0.4 + i * s * 0.2} ${-s * 0.2}q${s * 0.12} ${s * 0.18} 0 ${s * 0.36}`, {
            stroke: '#7d3a30',
            width: s * 0.03,
            opacity: 0.5,
          }),
        ),
        circle(s * 0.72, -s * 0.06, s * 0.05, { fill: '#2a2023' }),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    )
  const scatter = (x: number, y: number, r: number, count: number, colors: readonly string[], size: number): string =>
    repeat(count, () => {
      const a = rand(0, Math.PI * 2)
      const k = Math.sqrt(rand()) * r
      return circle(x + Math.cos(a) * k, y + Math.sin(a) * k, size * rand(0.6, 1.2), { fill: rand.pick(colors) })
    })
  const prawn = (x: number, y: number, s: number, turn: number): string =>
    group(
      [
        path(`M${-s} ${s * 0.3}Q${-s * 0.8} ${-s} ${s * 0.2} ${-s * 0.7}Q${s} ${-s * 0.4} ${s * 0.7} ${s * 0.3}`, {
          stroke: mood.accent[0],
          width: s * 0.42,
        }),
        repeat(4, (i) =>
          path(`M${-s * 0.7 + i * s * 0.4} ${-s * 0.66 + i * i * 6}l${s * 0.06} ${s * 0.34}`, {
            stroke: '#ffffff',
            width: s * 0.07,
            opacity: 0.7,
          }),
        ),
      ],
      { transform: `translate(${x} ${y}) rotate(${turn})` },
    )
  return group([
    rect(0, 0, w, h, {
      fill: st.linear(
        [
          [0, lighten(table, 0.25)],
          [1, darken(table, 0.25)],
        ],
        [0, 0, w, h],
      ),
    }),
    repeat(9, (i) => rect(0, (i * h) / 9, w, 4, { fill: darken(table, 0.5), opacity: 0.5 })),
    repeat(70, () =>
      path(`M${rand(0, w)} ${rand(0, h)}q${rand(60, 200)} ${rand(-6, 6)} ${rand(160, 380)} 0`, {
        stroke: darken(table, 0.4),
        width: 3,
        opacity: 0.28,
      }),
    ),
    group(
      [
        rect(-w * 0.1, h * 0.3, w * 1.3, h * 0.4, { fill: mix(mood.accent[2], '#ffffff', 0.3) }),
        repeat(7, (i) =>
          rect(-w * 0.1, h * (0.31 + i * 0.057), w * 1.3, h * 0.022, {
            fill: i % 2 ? mood.sea[1] : mood.accent[0],
            opacity: 0.85,
          }),
        ),
      ],
      { transform: `rotate(-9 ${w / 2} ${h / 2})` },
    ),
    repeat(3, (i) =>
      bananaLeaf(st, {
        x: w * 0.02,
        y: h * (0.9 - i * 0.1),
        angle: -0.7 + i * 0.35,
        length: w * 0.3,
        light: mood.leaf[0],
        dark: mood.leaf[1],
      }),
    ),
    monstera(st, { x: w * 0.97, y: h * 0.06, angle: 2.5, size: w * 0.22, light: mood.leaf[1], dark: mood.leaf[2] }),
    bananaLeaf(st, { x: w * 0.9, y: h * 0.98, angle: -2.7, length: w * 0.34, light: mood.leaf[1], dark: mood.leaf[2] }),
    plate(
      w * 0.48,
      h * 0.5,
      h * 0.31,
      mix('#ffffff', mood.sea[0], 0.1),
      group([
        bananaLeaf(st, {
          x: w * 0.37,
          y: h * 0.52,
          angle: 0.02,
          length: w * 0.22,
          light: mood.leaf[0],
          dark: mood.leaf[1],
        }),
        fish(w * 0.48, h * 0.49, h * 0.2, -12),
        citrus(w * 0.43, h * 0.61, h * 0.055, '#9ccc3c'),
        citrus(w * 0.475, h * 0.635, h * 0.05, '#f2b632'),
        scatter(w * 0.54, h * 0.6, h * 0.06, 26, ['#d8402e', '#f2b632', '#5a9e3c'], 11),
      ]),
    ),
    plate(
      w * 0.2,
      h * 0.3,
      h * 0.2,
      mood.sea[1],
      group([
        scatter(w * 0.2, h * 0.3, h * 0.12, 130, ['#fff3d6', '#f5e2b3', '#fffaf0'], 9),
        repeat(7, (i) =>
          prawn(w * 0.2 + Math.cos(i * 0.9) * h * 0.075, h * 0.3 + Math.sin(i * 0.9) * h * 0.075, h * 0.035, i * 50),
        ),
        scatter(w * 0.2, h * 0.3, h * 0.1, 24, ['#4d8f3a', '#d8402e'], 6),
      ]),
    ),
    plate(
      w * 0.77,
      h * 0.7,
      h * 0.21,
      mood.accent[0],
      group([
        scatter(w * 0.77, h * 0.7, h * 0.13, 60, ['#f9c74f', '#f58a52', '#e8574b', '#fff0b8'], 26),
        scatter(w * 0.77, h * 0.7, h * 0.12, 20, ['#4d8f3a', '#7a1f3d'], 10),
      ]),
    ),
    plate(
      w * 0.74,
      h * 0.22,
      h * 0.13,
      mood.accent[1],
      scatter(w * 0.74, h * 0.22, h * 0.085, 90, ['#7a1f3d', '#3c2a21', '#a63a3a'], 9),
    ),
    papaya(w * 0.31, h * 0.8, h * 0.12, 62),
    coconut(w * 0.6, h * 0.9, h * 0.12),
    coconut(w * 0.91, h * 0.4, h * 0.13),
    citrus(w * 0.32, h * 0.12, h * 0.075, '#f2a33a'),
    citrus(w * 0.385, h * 0.17, h * 0.06, '#9ccc3c'),
    citrus(w * 0.64, h * 0.42 - h * 0.02, h * 0.055, '#9ccc3c'),
    citrus(w * 0.12, h * 0.62, h * 0.07, '#ef6f52'),
    citrus(w * 0.54, h * 0.1, h * 0.05, '#f2b632'),
    finish(st, { x: w * 0.2, y: 0 }, 0.9),
  ])
}
