import type { Breakpoint } from '../tree/types'

/** The width, height (CSS pixels) and fit of a picture at one breakpoint. Without a height the picture keeps its own ratio. */
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
  /** Document that the link leads to: `{ relationTo, value }`. */
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
 * A media value as stored: the picture per breakpoint; a breakpoint without one takes the next smaller one's. `focalX` and `focalY`: the
 * spot, in percent, that stays in sight where the picture is cut there; without them, the picture's own. `zoom`: how close it is cut there,
 * in percent, from 100 (or nothing: as much of it as fits the shape) to 400 (a quarter of that in width and height).
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
  /** `null`: the server answers in the best format that the browser takes. */
  type: string | null
  srcSet: string
  width: number
  height: number
}

/** A picture ready to be rendered: signed addresses, reserved space. `<Picture>` takes it as it is. */
export interface ResolvedMedia {
  kind: 'picture' | 'video' | 'file'
  alt: string
  src: string
  /** The same picture in several widths, for screens below the first source's. */
  srcSet?: string | null
  width: number
  height: number
  /** What larger screens show, the largest first. */
  sources: PictureSource[]
  /** A tiny data URL or colour shown until the picture is there. */
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
