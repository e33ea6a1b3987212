import { BREAKPOINT_NAMES, BREAKPOINTS } from '../../tree/types'
import type { Breakpoint } from '../../tree/types'
import type { MediaBreakpoints, MediaSize, PictureSource, ResolvedMedia } from '../../slices/types'
import { imageAddresses } from './address'
import type { ImageServer } from './address'
import type { Crop } from './crop'
import { offeredWidths } from './widths'

/** A document of the media collection, as far as a picture needs it. */
export interface MediaDocument {
  id: string
  alt?: string | null
  filename?: string | null
  url?: string | null
  mimeType?: string | null
  filesize?: number | null
  width?: number | null
  height?: number | null
  focalX?: number | null
  focalY?: number | null
  updatedAt?: string | null
  /** The file is shown as it was uploaded. */
  isAsItIs?: boolean
}

export const FULL_WIDTH: MediaBreakpoints = { default: { width: 750 }, md: { width: 1400 } }

/** Formats that are shown as they are: cutting would break them (vectors, animations). */
const AS_IT_IS = ['image/svg+xml', 'image/gif']

export interface PictureArgs {
  /** The picture per breakpoint; a breakpoint without one takes the next smaller one's. */
  documents: Partial<Record<Breakpoint, MediaDocument>>
  sizes: MediaBreakpoints
  server: ImageServer
}

/** Everything that `<Picture>` needs: signed addresses per breakpoint, and the space to reserve. */
export function resolvePicture({ documents, sizes, server }: PictureArgs): ResolvedMedia | null {
  const steps = BREAKPOINT_NAMES.filter((name) => name === 'default' || sizes[name] || documents[name])
  const first = BREAKPOINT_NAMES.map((name) => documents[name]).find((document) => document !== undefined)
  if (!first) return null
  const resolved = steps.map((name) => ({
    name,
    document: smallerOrOwn(documents, name) ?? first,
    size: smallerOrOwn(sizes, name) ?? sizes.default,
  }))
  const base = wholeMedia(first, sizes.default, server)
  if (base.kind !== 'picture') return base
  const [smallest, ...larger] = resolved.map((step) => sourceOf(step, server))
  return {
    ...base,
    srcSet: isCuttable(first) ? (smallest?.srcSet ?? null) : null,
    sources: larger.filter((source) => source !== null).reverse(),
  }
}

interface Step {
  name: Breakpoint
  document: MediaDocument
  size: MediaSize
}

function sourceOf({ name, document, size }: Step, server: ImageServer): PictureSource | null {
  const media = name === 'default' ? null : `(min-width:${BREAKPOINTS[name]}px)`
  const mimeType = document.mimeType ?? ''
  const { width, height } = boxOf(document, size)
  if (!isCuttable(document)) {
    return document.url ? { media, type: mimeType, srcSet: document.url, width, height } : null
  }
  const crop = cropOf(document, size)
  const address = imageAddresses({ crop, filename: document.filename ?? '', server })
  const widths = offeredWidths({ width: crop.width, original: document.width ?? crop.width })
  const srcSet = widths.map((candidate) => `${address(candidate, 'auto')} ${candidate}w`).join(', ')
  return { media, type: null, srcSet, width, height }
}

function wholeMedia(document: MediaDocument, size: MediaSize, server: ImageServer): ResolvedMedia {
  const { filename, url, mimeType, filesize, alt } = document
  const { width, height } = boxOf(document, size)
  const file = { url: url ?? '', filename: filename ?? '', mimeType: mimeType ?? '', filesize: filesize ?? 0 }
  const common = { alt: alt ?? '', width, height, sources: [], placeholder: null, file }
  if (mimeType?.startsWith('video/')) return { ...common, kind: 'video', src: file.url }
  if (!mimeType?.startsWith('image/')) return { ...common, kind: 'file', src: file.url }
  if (!isCuttable(document)) return { ...common, kind: 'picture', src: file.url }
  const crop = cropOf(document, size)
  const format = mimeType === 'image/jpeg' || mimeType === 'image/avif' ? 'jpg' : 'png'
  return {
    ...common,
    kind: 'picture',
    src: imageAddresses({ crop, filename: file.filename, server })(crop.width, format),
  }
}

function isCuttable({ isAsItIs, mimeType, filename, width, height }: MediaDocument): boolean {
  return Boolean(
    !isAsItIs && mimeType?.startsWith('image/') && !AS_IT_IS.includes(mimeType) && filename && width && height,
  )
}

/** The space to reserve: the definition's, or the original's own ratio at that width. */
function boxOf({ width, height }: MediaDocument, size: MediaSize): { width: number; height: number } {
  const ratio = width && height ? height / width : 9 / 16
  return { width: size.width, height: size.height ?? Math.max(1, Math.round(size.width * ratio)) }
}

function cropOf(document: MediaDocument, size: MediaSize): Crop {
  const box = boxOf(document, size)
  // Nothing is blown up: a small original is cut to the same shape at its own size.
  const scale = Math.min(1, (document.width ?? box.width) / box.width)
  return {
    width: Math.max(1, Math.round(box.width * scale)),
    height: Math.max(1, Math.round(box.height * scale)),
    fit: size.fit ?? 'cover',
    x: percent(document.focalX),
    y: percent(document.focalY),
    version: versionOf(document.updatedAt),
  }
}

function percent(value: number | null | undefined): number {
  return value == null || Number.isNaN(value) ? 50 : Math.min(100, Math.max(0, Math.round(value)))
}

function versionOf(updatedAt: string | null | undefined): string {
  const time = updatedAt ? Date.parse(updatedAt) : 0
  return (Number.isNaN(time) ? 0 : time).toString(36)
}

function smallerOrOwn<Value>(values: Partial<Record<Breakpoint, Value>>, name: Breakpoint): Value | undefined {
  for (let index = BREAKPOINT_NAMES.indexOf(name); index >= 0; index -= 1) {
    const value = values[BREAKPOINT_NAMES[index] as Breakpoint]
    if (value !== undefined) return value
  }
  return undefined
}
