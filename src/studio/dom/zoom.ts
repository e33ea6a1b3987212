import { findPreviewFrame } from './previewFrame'

/** The steps of zooming, as factors. Anything between the first and the last can be reached with the wheel. */
export const ZOOM_STEPS = [0.25, 0.33, 0.5, 0.67, 0.75, 1, 1.25, 1.5, 2] as const

const SMALLEST = 0.25
const LARGEST = 2

/** Pixels of the wheel that double the size or halve it. */
const WHEEL_TO_DOUBLE = 400

/** The next step above or below a scale; `null` at the end. */
export function nextZoom({ scale, by }: { scale: number; by: 1 | -1 }): number | null {
  const isBeyond = (step: number) => (by === 1 ? step > scale + 0.005 : step < scale - 0.005)
  const steps = ZOOM_STEPS.filter(isBeyond)
  return (by === 1 ? steps[0] : steps.at(-1)) ?? null
}

/** The zoom after a turn of the wheel. */
export function wheelZoom({ scale, deltaY }: { scale: number; deltaY: number }): number {
  const next = scale * 2 ** (-deltaY / WHEEL_TO_DOUBLE)
  return Math.round(Math.min(LARGEST, Math.max(SMALLEST, next)) * 100) / 100
}

/** The scale at which the frame is drawn now; 1 when there is none. */
export function shownScale(): number {
  const frame = findPreviewFrame()
  return frame && frame.offsetWidth > 0 ? frame.getBoundingClientRect().width / frame.offsetWidth : 1
}
