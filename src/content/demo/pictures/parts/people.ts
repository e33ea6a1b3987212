import { circle, ellipse, group, path } from '../core/draw'
import { mix } from '../core/color'
import type { Stage } from '../core/stage'

export type Pose = 'gown' | 'suit' | 'dress' | 'shorts' | 'tree' | 'sit'

/** A person as a poster silhouette: `x, y` is the ground between the feet, `height` in pixels. */
export function person(
  st: Stage,
  args: {
    x: number
    y: number
    height: number
    pose: Pose
    flip?: boolean
    color?: string
    cloth?: string
    skin?: string
    arm?: 'down' | 'hold' | 'up'
  },
): string {
  const { mood } = st
  const { x, y, height: h, pose, flip, arm = 'down' } = args
  const skin = args.skin ?? mix('#6b4030', mood.ink, 0.25 + 0.4 * mood.night)
  const cloth = args.cloth ?? mood.accent[0]
  const hair = args.color ?? mix('#20140f', mood.ink, 0.5)
  const legs = (fill: string, spread: number): string =>
    path(
      `M-.085 -.5L.085 -.5L${0.075 + spread} -.02L${0.12 + spread} 0L${0.02 + spread} 0L0 -.42L${-0.03 - spread} 0L${-0.11 - spread} 0L${-0.09 - spread} -.03Z`,
      { fill },
    )
  const arms = {
    down: 'M-.09 -.79Q-.15 -.62 -.12 -.46M.09 -.79Q.14 -.62 .13 -.46',
    hold: 'M-.09 -.79Q-.14 -.62 -.1 -.46M.09 -.79Q.16 -.66 .24 -.5',
    up: 'M-.08 -.79Q-.14 -.95 -.02 -1.12M.08 -.79Q.14 -.95 .02 -1.12',
  }[arm]
  const shapes: Record<Pose, string> = {
    gown:
      path(
        'M-.07 -.8Q0 -.77 .07 -.8Q.09 -.66 .055 -.58Q.12 -.3 .26 0Q0 .03 -.26 0Q-.13 -.3 -.055 -.58Q-.09 -.66 -.07 -.8Z',
        { fill: cloth },
      ) + path('M.02 -.56Q.1 -.3 .16 .01L.26 0Q.12 -.3 .055 -.58Z', { fill: mood.ink, opacity: 0.14 }),
    suit:
      legs(mix(cloth, mood.ink, 0.35), 0.02) +
      path('M-.1 -.82Q0 -.86 .1 -.82Q.13 -.64 .1 -.42L-.1 -.42Q-.13 -.64 -.1 -.82Z', { fill: cloth }),
    dress:
      legs(skin, 0.03) +
      path(
        'M-.07 -.81Q0 -.78 .07 -.81Q.08 -.66 .06 -.58Q.1 -.42 .16 -.26Q0 -.21 -.15 -.26Q-.1 -.42 -.06 -.58Q-.08 -.66 -.07 -.81Z',
        { fill: cloth },
      ),
    shorts:
      legs(skin, 0.06) +
      path('M-.1 -.53L.1 -.53L.13 -.3L.03 -.3L0 -.4L-.04 -.3L-.13 -.3Z', { fill: mix(cloth, mood.ink, 0.3) }) +
      path('M-.1 -.82Q0 -.85 .1 -.82Q.12 -.66 .095 -.5L-.095 -.5Q-.12 -.66 -.1 -.82Z', { fill: cloth }),
    tree:
      path('M-.06 -.5L.07 -.5L.05 0L-.035 0Z', { fill: mix(cloth, mood.ink, 0.4) }) +
      path('M.02 -.5L.09 -.48L.26 -.32L.06 -.2L.02 -.26L.14 -.33L.0 -.4Z', { fill: mix(cloth, mood.ink, 0.4) }) +
      path('M-.07 -.81Q0 -.84 .07 -.81Q.08 -.64 .065 -.48L-.06 -.48Q-.08 -.64 -.07 -.81Z', { fill: cloth }),
    sit:
      path('M-.06 -.52Q0 -.55 .07 -.52Q.09 -.36 .08 -.2L-.08 -.2Q-.1 -.36 -.06 -.52Z', { fill: cloth }) +
      path('M-.28 -.02Q-.3 -.1 -.06 -.22L.06 -.22Q.3 -.1 .28 -.02Q0 .05 -.28 -.02Z', {
        fill: mix(cloth, mood.ink, 0.4),
      }),
  }
  const low = pose === 'sit' ? 0.29 : 0
  return group(
    [
      ellipse(0.05, 0.01, 0.24, 0.03, { fill: mood.ink, opacity: 0.3 }).replace(
        /(c[xy]|r[xy])="[^"]*"/g,
        (text) => ({ cx: 'cx="0.06"', cy: 'cy="0.005"', rx: 'rx="0.24"', ry: 'ry="0.028"' })[text.slice(0, 2)] ?? text,
      ),
      shapes[pose],
      group(path(arms, { stroke: pose === 'suit' ? cloth : skin, width: 0.045 }), { transform: `translate(0 ${low})` }),
      group(
        [
          path('M-.025 -.86L.025 -.86L.03 -.79L-.03 -.79Z', { fill: skin }),
          unit(0, -0.915, 0.06, skin),
          pose === 'suit' || pose === 'shorts'
            ? path('M-.062 -.92A.064 .07 0 0 1 .064 -.92Q.02 -.95 -.062 -.92Z', { fill: hair })
            : path('M-.064 -.9A.066 .074 0 0 1 .066 -.93Q.03 -.95 .0 -.945Q-.03 -.9 -.035 -.8Q-.1 -.8 -.064 -.9Z', {
                fill: hair,
              }),
        ],
        { transform: `translate(0 ${low})` },
      ),
    ],
    { transform: `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(flip ? -h : h).toFixed(1)} ${h.toFixed(1)})` },
  )
}

/** A circle in a person's own unit square, where one decimal would be too coarse. */
const unit = (x: number, y: number, r: number, fill: string): string =>
  circle(0, 0, 1, { fill }).replace('cx="0.0" cy="0.0" r="1.0"', `cx="${x}" cy="${y}" r="${r}"`)
