import { isZoom, ZOOM } from '../../slices/crop'
import type { MediaSize } from '../../slices/types'

export type Fit = NonNullable<MediaSize['fit']>

/** The part of an image's address that says how the original is cropped. */
export interface Crop {
  width: number
  height: number
  fit: Fit
  /** Focal point in percent. */
  x: number
  y: number
  /** Zoom in percent of the largest crop. */
  zoom: number
  /** Changes when the original changes. */
  version: string
}

const FITS: readonly Fit[] = ['cover', 'contain', 'fill', 'inside', 'outside']
const PATTERN = /^(\d{1,5})x(\d{1,5})-([a-z]+)-(\d{1,3})-(\d{1,3})(?:-(\d{3}))?-([a-z0-9]{1,12})$/

/** Writes a crop. The default zoom is left out, so that addresses in the caches of browsers stay valid. */
export function writeCrop({ width, height, fit, x, y, zoom, version }: Crop): string {
  const close = zoom === ZOOM.min ? '' : `-${zoom}`
  return `${width}x${height}-${fit}-${Math.round(x)}-${Math.round(y)}${close}-${version}`
}

/** Reads a crop, or returns `null` if the text is not one. */
export function readCrop(text: string): Crop | null {
  const match = PATTERN.exec(text)
  const fit = FITS.find((name) => name === match?.[3])
  if (!match || !fit) return null
  const [width, height, x, y] = [match[1], match[2], match[4], match[5]].map(Number) as [number, number, number, number]
  if (width < 1 || height < 1 || width > 4000 || height > 4000 || x > 100 || y > 100) return null
  const zoom = match[6] === undefined ? ZOOM.min : Number(match[6])
  if (!isZoom(zoom) || match[6] === String(ZOOM.min)) return null
  return { width, height, fit, x, y, zoom, version: match[7] ?? '' }
}
