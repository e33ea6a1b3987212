import type { Breakpoint } from '../tree/types'

/**
 * The width, height (CSS pixels) and fit of an image at one breakpoint. Without a height the image keeps its own ratio.
 */
export interface MediaSize {
  width: number
  height?: number
  fit?: 'cover' | 'contain' | 'fill' | 'inside' | 'outside'
}

export type MediaBreakpoints = { default: MediaSize } & Partial<Record<Breakpoint, MediaSize>>

/** A link as stored. */
export interface LinkValue {
  text?: string | null
  target?: '_self' | '_blank' | null
  mode?: 'relationship' | 'href' | null
  /** The target document: `{ relationTo, value }`. */
  relationship?: { relationTo: string; value: number | string } | null
  href?: string | null
}

/** A link as a component receives it: the address is resolved and safe. */
export interface ResolvedLink {
  text: string
  href: string
  target: '_self' | '_blank'
  external: boolean
}

/**
 * A stored media value: one image per breakpoint; a breakpoint without one uses the next smaller one's. `focalX` and
 * `focalY` are the focal point of its crop in percent; default: that of the upload. `zoom` is the zoom of its crop in
 * percent, from 100 (or empty: the largest area that fits the shape) to 400 (a quarter of its width and height).
 */
export type MediaValue = {
  breakpoint: Breakpoint
  media: number | string | null
  focalX?: number | null
  focalY?: number | null
  zoom?: number | null
}[]

/** One `<source>` of a `<picture>`. */
export interface PictureSource {
  media: string | null
  /** `null`: the server responds with the best format that the browser accepts. */
  type: string | null
  srcSet: string
  width: number
  height: number
}

/** An image ready to be rendered, with signed addresses and reserved space. Pass it to `<Picture>`. */
export interface ResolvedMedia {
  kind: 'picture' | 'video' | 'file'
  alt: string
  src: string
  /** The same image in several widths, for screens narrower than the first source's. */
  srcSet?: string | null
  width: number
  height: number
  /** The images for larger screens, the largest first. */
  sources: PictureSource[]
  /** A tiny data URL or colour shown until the image has loaded. */
  placeholder?: string | null
  /** The original file's address, name and MIME type. */
  file: { url: string; filename: string; mimeType: string; filesize: number }
}

/** Lexical's serialised editor state. Internal links in a resolved value carry their address. */
export interface RichTextValue {
  root: { type: string; children: unknown[]; [key: string]: unknown }
  [key: string]: unknown
}

/** A document chosen by a field or found by a query, as the visitor may see it. */
export type ResolvedDocument = { id: string } & Record<string, unknown>
