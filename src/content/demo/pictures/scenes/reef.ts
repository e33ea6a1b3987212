import { circle, ellipse, group, path, rect, repeat } from '../core/draw'
import { darken, lighten, mix } from '../core/color'
import { areaTo, ridgeLine } from '../core/path'
import type { Scene } from '../core/picture'
import { finish, rays } from '../parts/finish'

/** Under water: shafts of light, coral gardens in layers, a shoal and a turtle. */
export const reef: Scene = (st) => {
  const { w, h, mood, rand } = st
  const [far, mid, near] = [mix(mood.shallow, mood.sky[3], 0.35), mood.sea[1], darken(mood.sea[2], 0.45)]
  const light = { x: w * rand(0.42, 0.6), y: -h * 0.12 }
  const bed = (y: number, color: string): string =>
    path(
      areaTo(
        ridgeLine({ rand, from: [-20, y], to: [w + 20, y + rand(-50, 30)], height: h * 0.1, rough: 0.55 }),
        h + 10,
      ),
      {
        fill: st.linear([
          [0, lighten(color, 0.12)],
          [1, darken(color, 0.45)],
        ]),
      },
    )
  const fan = (x: number, y: number, size: number, color: string): string =>
    repeat(9, (_, t) => {
      const a = -Math.PI * (0.15 + t * 0.7)
      const bend = rand(-0.2, 0.2)
      const at = (k: number, turn = 0): string =>
        `${(x + Math.cos(a + turn) * size * k).toFixed(1)} ${(y + Math.sin(a + turn) * size * k).toFixed(1)}`
      return path(
        `M${x} ${y}Q${at(0.5, bend)} ${at(1)}M${at(0.5, bend * 0.5)}L${at(0.85, 0.22)}M${at(0.62, bend * 0.4)}L${at(0.95, -0.2)}`,
        { stroke: color, width: size * 0.065 },
      )
    })
  const brain = (x: number, y: number, size: number, color: string): string =>
    group([
      path(`M${x - size} ${y}A${size} ${size * 0.85} 0 0 1 ${x + size} ${y}Z`, {
        fill: st.linear([
          [0, lighten(color, 0.2)],
          [1, darken(color, 0.4)],
        ]),
      }),
      repeat(6, (i) =>
        path(
          `M${x - size * 0.75 + i * size * 0.28} ${y - 4}q${size * 0.12} ${-size * 0.3} ${size * 0.02} ${-size * 0.46}`,
          { stroke: lighten(color, 0.4), width: size * 0.04, opacity: 0.55 },
        ),
      ),
    ])
  const tubes = (x: number, y: number, size: number, color: string): string =>
    repeat(5, (i) => {
      const tall = size * rand(0.6, 1.25)
      const tx = x + (i - 2) * size * 0.27
      return (
        path(
          `M${tx - size * 0.09} ${y}L${tx - size * 0.13} ${y - tall}L${tx + size * 0.13} ${y - tall}L${tx + size * 0.09} ${y}Z`,
          {
            fill: st.linear([
              [0, lighten(color, 0.2)],
              [1, darken(color, 0.4)],
            ]),
          },
        ) + ellipse(tx, y - tall, size * 0.13, size * 0.05, { fill: darken(color, 0.55) })
      )
    })
  const garden = (y: number, size: number, count: number, fade: number): string => {
    const tones = [mood.accent[0], mood.accent[1], '#e56aa0', '#8f6bd1', mood.shallow, '#f2a07b'].map((tone) =>
      mix(tone, mood.sea[1], fade),
    )
    return repeat(count, (_, t) => {
      const x = t * w + rand(-0.03, 0.03) * w
      const depth = y + Math.abs(t - 0.5) * -h * 0.14 + rand(-10, 30)
      return rand.pick([fan, brain, tubes])(x, depth, size * rand(0.7, 1.3), rand.pick(tones))
    })
  }
  return group([
    rect(0, 0, w, h, {
      fill: st.linear([
        [0, far],
        [0.35, mid],
        [0.8, mood.sea[2]],
        [1, near],
      ]),
    }),
    rect(0, 0, w, h, {
      fill: st.radial(
        [
          [0, lighten(far, 0.5), 0.9],
          [0.5, far, 0.3],
          [1, far, 0],
        ],
        { x: light.x, y: 0, r: w * 0.45 },
      ),
    }),
    rays(st, { ...light, length: h * 1.25, from: 0.85, to: 2.3, count: 15, opacity: 0.5 }),
    bed(h * 0.74, mix(mood.sea[1], mood.sea[2], 0.5)),
    garden(h * 0.78, h * 0.055, 16, 0.62),
    shoal(w * 0.3, h * 0.34, 46, w * 0.013, mix(mood.accent[1], '#ffffff', 0.2)),
    bed(h * 0.86, darken(mood.sea[2], 0.15)),
    garden(h * 0.9, h * 0.085, 13, 0.32),
    turtle(w * 0.64, h * 0.42, w * 0.075),
    shoal(w * 0.8, h * 0.66, 12, w * 0.02, mood.accent[0]),
    bed(h * 0.97, darken(mood.sea[2], 0.45)),
    garden(h * 1.0, h * 0.14, 9, 0.06),
    repeat(50, () => circle(rand(0, w), rand(0, h), rand(2, 7), { fill: '#ffffff', opacity: rand(0.12, 0.45) })),
    finish(st, { x: light.x, y: 0 }),
  ])

  function shoal(x: number, y: number, count: number, size: number, color: string): string {
    return repeat(count, () => {
      const fx = x + (rand() + rand() - 1) * size * 17
      const fy = y + (rand() + rand() - 1) * size * 6
      const s = size * rand(0.6, 1.1)
      return group(
        [
          path(`M${-s} 0Q0 ${-s * 0.62} ${s} 0Q0 ${s * 0.62} ${-s} 0Z`, { fill: color }),
          path(`M${-s * 0.85} 0L${-s * 1.45} ${-s * 0.42}L${-s * 1.45} ${s * 0.42}Z`, { fill: darken(color, 0.2) }),
          path(`M${s * 0.2} ${-s * 0.28}Q${s * 0.3} 0 ${s * 0.2} ${s * 0.28}`, {
            stroke: '#ffffff',
            width: s * 0.14,
            opacity: 0.8,
          }),
          circle(s * 0.6, -s * 0.06, s * 0.09, { fill: mood.ink }),
        ],
        { transform: `translate(${fx.toFixed(1)} ${fy.toFixed(1)}) rotate(${rand(-12, 8).toFixed(1)})` },
      )
    })
  }

  function turtle(x: number, y: number, s: number): string {
    const skin = mix(mood.leaf[1], mood.sand[0], 0.3)
    const shell = mix(mood.roof, mood.leaf[1], 0.35)
    const plates = repeat(9, (i) =>
      ellipse(((i % 3) - 1) * s * 0.48, (Math.floor(i / 3) - 1) * s * 0.3, s * 0.19, s * 0.12, {
        fill: lighten(shell, 0.3),
        opacity: 0.75,
      }),
    )
    return group(
      [
        path(
          `M${s * 0.5} ${-s * 0.4}Q${s * 0.7} ${-s * 1.35} ${s * 0.05} ${-s * 1.6}Q${s * 0.25} ${-s * 0.9} ${s * 0.05} ${-s * 0.45}Z`,
          { fill: skin },
        ),
        path(
          `M${s * 0.5} ${s * 0.35}Q${s * 0.5} ${s * 1.15} ${-s * 0.1} ${s * 1.25}Q${s * 0.1} ${s * 0.8} ${s * 0.05} ${s * 0.4}Z`,
          { fill: darken(skin, 0.25) },
        ),
        path(
          `M${-s * 0.8} ${-s * 0.3}Q${-s * 1.3} ${-s * 0.7} ${-s * 1.45} ${-s * 0.4}Q${-s * 1.2} ${-s * 0.1} ${-s * 0.8} 0Z`,
          { fill: skin },
        ),
        path(
          `M${-s * 0.8} ${s * 0.2}Q${-s * 1.2} ${s * 0.6} ${-s * 1.35} ${s * 0.35}Q${-s * 1.1} ${s * 0.05} ${-s * 0.8} 0Z`,
          { fill: darken(skin, 0.2) },
        ),
        ellipse(s * 1.18, -s * 0.02, s * 0.34, s * 0.24, { fill: skin }),
        circle(s * 1.3, -s * 0.09, s * 0.045, { fill: mood.ink }),
        ellipse(0, 0, s, s * 0.62, {
          fill: st.linear([
            [0, lighten(shell, 0.25)],
            [1, darken(shell, 0.4)],
          ]),
        }),
        plates,
      ],
      { transform: `translate(${x} ${y}) rotate(-14)` },
    )
  }
}
