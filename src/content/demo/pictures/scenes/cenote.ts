import { ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { areaTo, lens, ridgeLine, smooth } from '../core/path'
import type { Point } from '../core/path'
import type { Scene } from '../core/picture'
import { finish, rays } from '../parts/finish'
import { cornerLeaves, shrubs } from '../parts/leaves'
import { frond } from '../parts/palm'

/** A cenote: an opening in the rock, light falling on turquoise water, roots and vines hanging down. */
export const cenote: Scene = (st) => {
  const { w, h, mood, rand } = st
  const rock = mix(mood.ink, mood.roof, 0.3)
  const light = { x: w * 0.52, y: -h * 0.06 }
  const water = h * 0.62
  const hole = { x: w * 0.52, y: h * 0.14, rx: w * 0.27, ry: h * 0.17 }
  const layer = (top: number, swing: number, color: string): string =>
    path(
      areaTo(ridgeLine({ rand, from: [-20, top], to: [w + 20, top + rand(-40, 40)], height: swing, rough: 0.6 }), h),
      { fill: color },
    )
  const wallSide = (sign: 1 | -1, depth: number, color: string): string => {
    const x0 = sign === 1 ? -20 : w + 20
    const points: Point[] = Array.from(
      { length: 16 },
      (_, i) =>
        [
          x0 + sign * (w * depth * (0.55 + 0.45 * Math.sin((i / 15) * Math.PI * 0.9 + 0.3)) + rand(-0.018, 0.018) * w),
          (i / 15) * h * 1.05,
        ] as const,
    )
    return path(`M${x0} -20L${smooth(points).slice(1)}L${x0} ${h + 20}Z`, {
      fill: st.linear([
        [0, mix(color, mood.ink, 0.4)],
        [0.55, color],
        [1, mix(color, mood.shallow, 0.3)],
      ]),
    })
  }
  const vines = repeat(34, () => {
    const x = hole.x + rand(-1.15, 1.15) * hole.rx
    const top = hole.y + hole.ry * Math.sqrt(Math.max(0, 1 - Math.min(1, ((x - hole.x) / hole.rx) ** 2))) * -0.2
    const long = rand(0.08, 0.42) * h
    const leaves = repeat(Math.round(long / 24), (i) =>
      ellipse(x + (i % 2 ? 8 : -8) + rand(-3, 3), top + i * 24, 9, 5, {
        fill: i % 3 ? mood.leaf[1] : mood.leaf[0],
        opacity: 0.9,
      }),
    )
    return (
      path(`M${x} ${top - 40}Q${x + rand(-26, 26)} ${top + long * 0.5} ${x + rand(-10, 10)} ${top + long}`, {
        stroke: mood.leaf[2],
        width: rand(2, 4.5),
      }) + (rand.chance(0.55) ? leaves : '')
    )
  })
  return group([
    rect(0, 0, w, h, {
      fill: st.linear([
        [0, mix(rock, mood.sky[2], 0.25)],
        [0.6, rock],
        [1, darken(rock, 0.4)],
      ]),
    }),
    ellipse(hole.x, hole.y, hole.rx * 1.25, hole.ry * 1.3, { fill: mix(rock, mood.sky[3], 0.28) }),
    ellipse(hole.x, hole.y, hole.rx, hole.ry, {
      fill: st.linear([
        [0, mood.sky[2]],
        [1, lighten(mood.sky[3], 0.4)],
      ]),
    }),
    repeat(14, (_, t) =>
      frond(st, {
        x: hole.x + (t - 0.5) * hole.rx * 2.1,
        y: hole.y - hole.ry * 0.75,
        angle: Math.PI * (0.15 + t * 0.7) * 1,
        length: h * rand(0.1, 0.17),
        colors: { light: mood.leaf[0], dark: mood.leaf[1] },
      }),
    ),
    layer(h * 0.34, h * 0.05, mix(rock, mood.sky[3], 0.14)),
    layer(h * 0.44, h * 0.05, mix(rock, mood.sand[1], 0.12)),
    shrubs(st, { x: w * 0.22, y: h * 0.6, width: w * 0.6, height: h * 0.05 }),
    rect(0, water - h * 0.03, w, h, {
      fill: st.radial(
        [
          [0, lighten(mood.shallow, 0.45)],
          [0.3, mood.shallow],
          [0.65, mood.sea[1]],
          [1, darken(mood.sea[2], 0.45)],
        ],
        { x: w * 0.52, y: h * 0.72, r: w * 0.5 },
      ),
    }),
    ellipse(w * 0.52, h * 0.73, w * 0.19, h * 0.07, { fill: mood.sun, opacity: 0.35, filter: st.blur(28) }),
    repeat(130, () => {
      const t = rand()
      return path(
        lens(
          w * 0.52 + (rand() + rand() - 1) * w * 0.46,
          water + t * h * 0.36,
          w * (0.01 + t * 0.035) * rand(0.4, 1.5),
          1.5 + t * 3.5,
        ),
        { fill: rand.chance(0.6) ? lighten(mood.shallow, 0.6) : mood.sea[2], opacity: rand(0.15, 0.55) },
      )
    }),
    wallSide(1, 0.3, mix(rock, mood.sand[1], 0.2)),
    wallSide(-1, 0.28, mix(rock, mood.sand[1], 0.2)),
    wallSide(1, 0.17, darken(rock, 0.35)),
    wallSide(-1, 0.16, darken(rock, 0.35)),
    stalactites(),
    vines,
    rays(st, { ...light, length: h * 1.05, from: 1.22, to: 1.92, count: 11, opacity: 0.85 }),
    swimmer(w * 0.57, h * 0.76),
    path(`M${w * 0.2} ${h * 0.9}L${w * 0.36} ${h * 0.86}L${w * 0.4} ${h * 0.875}L${w * 0.25} ${h * 0.93}Z`, {
      fill: mix(mood.roof, mood.ink, 0.25),
    }),
    repeat(6, (i) =>
      rect(w * (0.215 + i * 0.028), h * (0.895 - i * 0.007), 7, h * 0.1, { fill: mix(mood.roof, mood.ink, 0.55) }),
    ),
    cornerLeaves(st, { side: 'left', size: w * 0.17 }),
    cornerLeaves(st, { side: 'right', size: w * 0.18 }),
    finish(st, { x: w * 0.52, y: h * 0.15 }, 0.8),
  ])

  function stalactites(): string {
    return repeat(26, () => {
      const side = rand.chance(0.5) ? rand(0, 0.26) : rand(0.78, 1)
      const x = side * w
      const long = rand(0.05, 0.2) * h
      const wide = rand(10, 30)
      return path(
        `M${x - wide} -10Q${x - wide * 0.2} ${long * 0.5} ${x} ${long}Q${x + wide * 0.3} ${long * 0.5} ${x + wide} -10Z`,
        { fill: rand.chance(0.5) ? darken(rock, 0.2) : darken(rock, 0.45) },
      )
    })
  }

  function swimmer(x: number, y: number): string {
    return group([
      path(lens(x, y + 6, 90, 10), { fill: mood.foam, opacity: 0.6 }),
      path(`M${x - 52} ${y + 4}Q${x - 20} ${y - 16} ${x + 8} ${y - 6}L${x + 6} ${y + 6}Z`, { fill: '#8a5a44' }),
      ellipse(x + 20, y - 10, 13, 13, { fill: '#3b2520' }),
      path(`M${x + 4} ${y - 2}Q${x + 44} ${y - 22} ${x + 62} ${y + 2}`, { stroke: '#8a5a44', width: 9 }),
    ])
  }
}
