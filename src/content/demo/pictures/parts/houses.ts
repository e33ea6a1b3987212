import { group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { polygon } from '../core/path'
import type { Stage } from '../core/stage'

/** A white terraced resort wing: floors with balconies and windows that light up with the evening. */
export function wing(
  st: Stage,
  args: { x: number; base: number; width: number; floors: number; floor: number; step?: number },
): string {
  const { mood, rand } = st
  const { x, base, width, floors, floor, step = 0 } = args
  const bays = Math.max(3, Math.round(width / (floor * 0.92)))
  const level = (i: number): string => {
    const left = x + step * i
    const w = width - Math.abs(step) * i
    const y = base - floor * (i + 1)
    const bay = w / bays
    const cells = repeat(bays, (n) => {
      const bx = left + n * bay
      const lit = rand.chance(mood.night * 0.72)
      const glass = lit ? mix(mood.lamp, '#ffffff', rand(0, 0.35)) : mix(mood.sky[1], mood.ink, 0.35 + rand(0, 0.2))
      return (
        rect(bx + bay * 0.14, y + floor * 0.2, bay * 0.72, floor * 0.62, { fill: glass }) +
        rect(bx + bay * 0.49, y + floor * 0.2, bay * 0.03, floor * 0.62, { fill: mood.wall[1] }) +
        rect(bx + bay * 0.1, y + floor * 0.58, bay * 0.8, floor * 0.24, {
          fill: lighten(mood.wall[0], 0.2),
          opacity: 0.4,
        })
      )
    })
    return group([
      rect(left, y, w, floor, {
        fill: st.linear(
          [
            [0, mood.wall[0]],
            [1, mix(mood.wall[0], mood.wall[1], 0.75)],
          ],
          [left, 0, left + w, 0],
        ),
      }),
      cells,
      rect(left - floor * 0.12, y + floor * 0.84, w + floor * 0.24, floor * 0.16, { fill: lighten(mood.wall[0], 0.3) }),
      rect(left - floor * 0.12, y + floor * 0.97, w + floor * 0.24, floor * 0.07, { fill: mood.wall[1] }),
    ])
  }
  const topX = x + step * floors
  const topW = width - Math.abs(step) * floors
  return group([
    repeat(floors, (i) => level(i)),
    rect(topX - floor * 0.1, base - floor * floors - floor * 0.14, topW + floor * 0.2, floor * 0.16, {
      fill: lighten(mood.wall[0], 0.25),
    }),
    repeat(Math.round(topW / (floor * 1.6)), (_, t) =>
      rect(topX + t * topW * 0.9 + floor * 0.1, base - floor * floors - floor * 0.4, floor * 0.5, floor * 0.28, {
        fill: mood.leaf[1],
        rx: 6,
      }),
    ),
  ])
}

/** A palm-thatched roof on posts. */
export function palapa(
  st: Stage,
  args: { x: number; base: number; width: number; height: number; open?: boolean },
): string {
  const { mood, rand } = st
  const { x, base, width: w, height: h } = args
  const eave = base - h * 0.42
  const thatch = mix(mood.roof, mood.sand[1], 0.45)
  const strands = repeat(60, (_, t) => {
    const sx = x - w / 2 + t * w
    const top = x + (sx - x) * 0.08
    return `<path d="M${top.toFixed(1)} ${(base - h).toFixed(1)}Q${((top + sx) / 2 + (sx - x) * 0.05).toFixed(1)} ${(eave - h * 0.2).toFixed(1)} ${sx.toFixed(1)} ${(eave + rand(0, h * 0.05)).toFixed(1)}"/>`
  })
  return group([
    args.open === false
      ? ''
      : rect(x - w * 0.4, eave - 2, w * 0.8, base - eave, {
          fill: mix(mood.lamp, mood.roof, 0.55),
          opacity: 0.25 + 0.5 * mood.night,
        }),
    ...[-0.4, -0.14, 0.14, 0.4].map((k) =>
      rect(x + k * w - w * 0.012, eave - 4, w * 0.024, base - eave + 4, { fill: darken(mood.roof, 0.45) }),
    ),
    path(
      `M${x} ${base - h}Q${x - w * 0.18} ${eave - h * 0.14} ${x - w / 2} ${eave}Q${x} ${eave + h * 0.06} ${x + w / 2} ${eave}Q${x + w * 0.18} ${eave - h * 0.14} ${x} ${base - h}Z`,
      {
        fill: st.linear(
          [
            [0, lighten(thatch, 0.18)],
            [1, darken(thatch, 0.3)],
          ],
          [x - w / 2, 0, x + w / 2, 0],
        ),
      },
    ),
    group(strands, { stroke: darken(thatch, 0.4), width: Math.max(1, w * 0.005), opacity: 0.4 }),
  ])
}

/** A colonial house front: coloured plaster, arched or square windows with shutters, balcony, tiled cornice. */
export function facade(
  st: Stage,
  args: { x: number; base: number; width: number; height: number; color: string; arched?: boolean },
): string {
  const { mood, rand } = st
  const { x, base, width: w, height: h, color, arched } = args
  const columns = w > h * 0.75 ? 3 : 2
  const cell = w / columns
  const trim = lighten(color, 0.62)
  const wood = rand.pick([mood.leaf[1], mood.sea[1], darken(mood.roof, 0.2)])
  const window = (n: number, row: number): string => {
    const ww = cell * 0.44
    const wh = h * 0.2
    const wx = x + n * cell + (cell - ww) / 2
    const wy = base - h + h * (0.16 + row * 0.36)
    const lit = rand.chance(mood.night * 0.8)
    const glass = lit ? mood.lamp : mix(mood.ink, color, 0.2)
    const arch = arched
      ? `M${wx} ${wy + wh}L${wx} ${wy + ww * 0.3}A${ww / 2} ${ww / 2} 0 0 1 ${wx + ww} ${wy + ww * 0.3}L${wx + ww} ${wy + wh}Z`
      : polygon([
          [wx, wy],
          [wx + ww, wy],
          [wx + ww, wy + wh],
          [wx, wy + wh],
        ])
    return group([
      path(arch, { fill: glass, stroke: trim, width: w * 0.022 }),
      rect(wx - ww * 0.36, wy + (arched ? ww * 0.2 : 0), ww * 0.34, wh - (arched ? ww * 0.2 : 0), { fill: wood }),
      rect(wx + ww * 1.02, wy + (arched ? ww * 0.2 : 0), ww * 0.34, wh - (arched ? ww * 0.2 : 0), {
        fill: darken(wood, 0.2),
      }),
      row === 0
        ? rect(wx - ww * 0.5, wy + wh, ww * 2, h * 0.012, { fill: trim }) +
          repeat(9, (_, t) =>
            rect(wx - ww * 0.45 + t * ww * 1.85, wy + wh - h * 0.07, w * 0.008, h * 0.07, { fill: mood.ink }),
          ) +
          rect(wx - ww * 0.5, wy + wh - h * 0.075, ww * 2, h * 0.009, { fill: mood.ink })
        : '',
    ])
  }
  return group([
    rect(x, base - h, w, h, {
      fill: st.linear([
        [0, lighten(color, 0.12)],
        [1, darken(color, 0.22)],
      ]),
    }),
    rect(x - w * 0.03, base - h - h * 0.03, w * 1.06, h * 0.045, { fill: trim }),
    repeat(Math.round(w / 14), (_, t) =>
      rect(x - w * 0.03 + t * w * 1.03, base - h - h * 0.045, 10, h * 0.02, { fill: mood.roof, rx: 4 }),
    ),
    repeat(columns, (n) => window(n, 0)),
    repeat(columns, (n) => (n === Math.floor(columns / 2) ? '' : window(n, 1))),
    path(
      `M${x + w * 0.4} ${base}L${x + w * 0.4} ${base - h * 0.24}A${w * 0.1} ${w * 0.1} 0 0 1 ${x + w * 0.6} ${base - h * 0.24}L${x + w * 0.6} ${base}Z`,
      { fill: darken(wood, 0.3), stroke: trim, width: w * 0.02 },
    ),
    rect(x, base - h * 0.04, w, h * 0.04, { fill: darken(color, 0.45) }),
  ])
}
