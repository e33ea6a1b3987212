import type { Mood } from './moods'
import type { Rand } from './random'
import { createRand } from './random'

export type Stop = readonly [offset: number, color: string, opacity?: number]

/** What every scene paints on. Fragments of SVG are returned, definitions are collected here. */
export interface Stage {
  w: number
  h: number
  mood: Mood
  rand: Rand
  /** Adds a definition and returns `url(#...)`. */
  define: (build: (id: string) => string) => string
  /** A vertical (or angled) gradient; the box is the painted shape's own unless `span` gives canvas coordinates. */
  linear: (stops: readonly Stop[], span?: readonly [x1: number, y1: number, x2: number, y2: number]) => string
  /** A radial gradient in canvas coordinates. */
  radial: (stops: readonly Stop[], circle: { x: number; y: number; r: number }) => string
  blur: (amount: number) => string
  defs: () => string
}

export function createStage(args: { w: number; h: number; mood: Mood; seed: string }): Stage {
  const found: string[] = []
  const define = (build: (id: string) => string): string => {
    const id = `d${found.length}`
    found.push(build(id))
    return `url(#${id})`
  }
  const stopsOf = (stops: readonly Stop[]): string =>
    stops
      .map(([at, color, opacity = 1]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`)
      .join('')
  return {
    w: args.w,
    h: args.h,
    mood: args.mood,
    rand: createRand(args.seed),
    define,
    linear: (stops, span) =>
      define((id) => {
        const box = span
          ? `gradientUnits="userSpaceOnUse" x1="${span[0]}" y1="${span[1]}" x2="${span[2]}" y2="${span[3]}"`
          : 'x1="0" y1="0" x2="0" y2="1"'
        return `<linearGradient id="${id}" ${box}>${stopsOf(stops)}</linearGradient>`
      }),
    radial: (stops, { x, y, r }) =>
      define(
        (id) =>
          `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${r}">${stopsOf(stops)}</radialGradient>`,
      ),
    blur: (amount) =>
      define(
        (id) =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${amount}"/></filter>`,
      ),
    defs: () => found.join(''),
  }
}
