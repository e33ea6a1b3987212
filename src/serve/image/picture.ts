import { cropBox, isCroppable, shownSteps, spaceOf, ZOOM } from '../../slices/crop'
import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../tree/types'
import type { Breakpoint } from '../../tree/types'
import type { MediaBreakpoints, MediaSize, PictureSource, ResolvedMedia } from '../../slices/types'
import { imageAddresses } from './address'
import type { ImageServer } from './address'
import type { Crop } from './crop'
import { offeredWidths } from './widths'

/** The fields of a media document that an image needs. */
export interface MediaDocument {
  id: string
  alt?: string | null
  filename?: string | null
  url?: string | null
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
  frames?: number | null
  focalX?: number | null
  focalY?: number | null
  updatedAt?: string | null
  /** The audience that may open the file. Without one: all visitors. */
  audience?: string | null
  /** The file is shown as it was uploaded. */
  isAsItIs?: boolean
}

export interface PictureArgs {
  /** The document per breakpoint. A breakpoint without one uses that of the next smaller breakpoint. */
  documents: Partial<Record<Breakpoint, MediaDocument>>
  /** The zoom per breakpoint, in percent of the largest crop, which is the default. */
  zooms?: Partial<Record<Breakpoint, number>>
  sizes: MediaBreakpoints
  server: ImageServer
}

/**
 * Returns everything that `<Picture>` needs: signed addresses per breakpoint, and the space to reserve. `null` without
 * a document.
 */
export function resolvePicture({ documents, zooms = {}, sizes, server }: PictureArgs): ResolvedMedia | null {
  const own = BREAKPOINT_NAMES.filter((name) => documents[name])
  const steps = shownSteps(own, sizes).flatMap(({ breakpoint, from, size }): Step[] => {
    const document = documents[from]
    return document ? [{ breakpoint, document, zoom: zooms[from] ?? ZOOM.min, size }] : []
  })
  const [first] = steps
  if (!first) return null
  const base = wholeMedia(first, server)
  if (base.kind !== 'picture') return base
  const [smallest, ...larger] = steps.map((step) => sourceOf(step, server))
  return {
    ...base,
    srcSet: isDrawn(first.document) ? (smallest?.srcSet ?? null) : null,
    sources: larger.filter((source) => source !== null).reverse(),
  }
}

interface Step {
  breakpoint: Breakpoint
  document: MediaDocument
  zoom: number
  size: MediaSize
}

function sourceOf(step: Step, server: ImageServer): PictureSource | null {
  const { breakpoint, document, size } = step
  const media = breakpoint === 'default' ? null : `(min-width:${BREAKPOINTS[breakpoint]}px)`
  const mimeType = document.mimeType ?? ''
  const { width, height } = spaceOf(document, size)
  if (!isDrawn(document)) {
    return document.url ? { media, type: mimeType, srcSet: document.url, width, height } : null
  }
  const { crop, pixels } = cropOf(step)
  const address = imageAddresses({ crop, filename: document.filename ?? '', isKept: isKept(document), server })
  const widths = offeredWidths({ width: crop.width, original: pixels })
  const srcSet = widths.map((candidate) => `${address(candidate, 'auto')} ${candidate}w`).join(', ')
  return { media, type: null, srcSet, width, height }
}

/** Returns the image of the smallest screens, for browsers that do not support `srcset`. */
function wholeMedia(step: Step, server: ImageServer): ResolvedMedia {
  const { document, size } = step
  const { filename, url, mimeType, filesize, alt } = document
  const { width, height } = spaceOf(document, size)
  const file = { url: url ?? '', filename: filename ?? '', mimeType: mimeType ?? '', filesize: filesize ?? 0 }
  const common = { alt: alt ?? '', width, height, sources: [], placeholder: null, file }
  if (mimeType?.startsWith('video/')) return { ...common, kind: 'video', src: file.url }
  if (!mimeType?.startsWith('image/')) return { ...common, kind: 'file', src: file.url }
  if (!isDrawn(document)) return { ...common, kind: 'picture', src: file.url }
  const { crop } = cropOf(step)
  const format = mimeType === 'image/jpeg' || mimeType === 'image/avif' ? 'jpg' : 'png'
  return {
    ...common,
    kind: 'picture',
    src: imageAddresses({ crop, filename: file.filename, isKept: isKept(document), server })(crop.width, format),
  }
}

function isKept({ audience }: MediaDocument): boolean {
  return (audience ?? '') !== ''
}

function isDrawn(document: MediaDocument): boolean {
  return !document.isAsItIs && isCroppable(document)
}

/** Returns how an image is cropped, and the width of that part of the original in pixels. */
function cropOf({ document, zoom: wantedZoom, size }: Step): { crop: Crop; pixels: number } {
  const space = spaceOf(document, size)
  const fit = size.fit ?? 'cover'
  const spot = { x: percent(document.focalX), y: percent(document.focalY) }
  // Other fits show the whole image.
  const zoom = fit === 'cover' ? wantedZoom : ZOOM.min
  const original = { width: document.width ?? space.width, height: document.height ?? space.height }
  // Without zoom the whole width counts: another measure would change existing addresses.
  const pixels = zoom === ZOOM.min ? original.width : cropBox({ original, shape: space, ...spot, zoom }).width
  // Images are never enlarged: a smaller original keeps the shape at its own size.
  const scale = Math.min(1, pixels / space.width)
  const crop = {
    width: Math.max(1, Math.round(space.width * scale)),
    height: Math.max(1, Math.round(space.height * scale)),
    fit,
    ...spot,
    zoom,
    version: versionOf(document.updatedAt),
  }
  return { crop, pixels }
}

function percent(value: number | null | undefined): number {
  return value == null || Number.isNaN(value) ? 50 : Math.min(100, Math.max(0, Math.round(value)))
}

function versionOf(updatedAt: string | null | undefined): string {
  const time = updatedAt ? Date.parse(updatedAt) : 0
  return (Number.isNaN(time) ? 0 : time).toString(36)
}
