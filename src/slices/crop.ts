import { BREAKPOINT_NAMES, type Breakpoint } from '../tree/types'
import type { MediaBreakpoints, MediaSize } from './values'

/** An image whose field has no sizes fills the page's width. */
export const FULL_WIDTH: MediaBreakpoints = { default: { width: 750 }, md: { width: 1400 } }

/**
 * The range of a crop's zoom, in percent: 100 shows the largest area with the required shape, 200 half its width and
 * height.
 */
export const ZOOM = { min: 100, max: 400 } as const

export interface Size {
  width: number
  height: number
}

export interface CropBox extends Size {
  left: number
  top: number
}

interface CropInput {
  original: Size
  /** Only the ratio is used. */
  shape: Size
  /** Focal point, in percent from the left and from the top. */
  x: number
  y: number
  zoom: number
}

/** Returns the area of an original, in pixels, for a shape: as near to the focal point as the edges allow. */
export function cropBox({ original, shape, x, y, zoom }: CropInput): CropBox {
  const scale = Math.min(original.width / shape.width, original.height / shape.height) / (zoom / 100)
  const box = {
    width: Math.min(original.width, Math.max(1, Math.round(shape.width * scale))),
    height: Math.min(original.height, Math.max(1, Math.round(shape.height * scale))),
  }
  const place = (focus: number, size: number, whole: number) =>
    Math.round(Math.min(Math.max((focus / 100) * whole - size / 2, 0), whole - size))
  return { left: place(x, box.width, original.width), top: place(y, box.height, original.height), ...box }
}

export function isZoom(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= ZOOM.min && value <= ZOOM.max
}

interface File {
  filename?: string | null
  mimeType?: string | null
  width?: number | null
  height?: number | null
  /** More than one for an animated image. Unknown counts as one. */
  frames?: number | null
}

/** Formats that are served unchanged: cropping would break them. */
const AS_IT_IS = ['image/svg+xml', 'image/gif']

/** Whether a file is cropped to the sizes in which it is shown. */
export function isCroppable<Given extends File>(file: Given): file is Given & Size {
  const { mimeType, filename, width, height, frames } = file
  const isStill = mimeType?.startsWith('image/') && !AS_IT_IS.includes(mimeType) && (frames ?? 1) <= 1
  return Boolean(isStill && filename && width && height)
}

/** Returns the size that an image takes up: the field's, or its own ratio at that width. */
export function spaceOf({ width, height }: Pick<File, 'width' | 'height'>, size: MediaSize): Size {
  const ratio = width && height ? height / width : 9 / 16
  return { width: size.width, height: size.height ?? Math.max(1, Math.round(size.width * ratio)) }
}

/** The image that is shown from a breakpoint on. */
interface ShownStep {
  breakpoint: Breakpoint
  /** The breakpoint that the image is from. */
  from: Breakpoint
  size: MediaSize
}

/**
 * Returns which image is shown from which breakpoint on, and in which size. `own` are the breakpoints with an image of
 * their own.
 */
export function shownSteps(own: readonly Breakpoint[], sizes: MediaBreakpoints): ShownStep[] {
  const first = BREAKPOINT_NAMES.find((name) => own.includes(name))
  if (first === undefined) return []
  const sized = BREAKPOINT_NAMES.filter((name) => sizes[name])
  return BREAKPOINT_NAMES.filter((name) => name === 'default' || sized.includes(name) || own.includes(name)).map(
    (breakpoint) => ({
      breakpoint,
      from: breakpointAt(own, breakpoint) ?? first,
      size: sizes[breakpointAt(sized, breakpoint) ?? 'default'] ?? sizes.default,
    }),
  )
}

/** Returns the breakpoint of the list that applies at another: itself, or the next smaller one. */
export function breakpointAt(some: readonly Breakpoint[], at: Breakpoint): Breakpoint | undefined {
  return BREAKPOINT_NAMES.slice(0, BREAKPOINT_NAMES.indexOf(at) + 1).findLast((name) => some.includes(name))
}
