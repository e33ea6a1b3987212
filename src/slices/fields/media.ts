import type { FieldDefinition, FieldOptions, MediaBreakpoints, MediaValue, ResolvedMedia } from '../types'
import { common } from './common'

export interface MediaOptions<Stored> extends Omit<FieldOptions<Stored>, 'breakpoints'> {
  /** Width, height and fit per breakpoint, in CSS pixels. Without it the picture fills the page's width. */
  breakpoints?: MediaBreakpoints
}

const FULL_WIDTH: MediaBreakpoints = { default: { width: 750 }, md: { width: 1400 } }

/** A picture or video, another one per breakpoint where the editor wants it. */
export function media(options: MediaOptions<MediaValue> = {}): FieldDefinition<MediaValue, ResolvedMedia | null> {
  const { breakpoints, ...rest } = options
  return { ...common<MediaValue, ResolvedMedia | null>('media', rest), media: breakpoints ?? FULL_WIDTH }
}

export interface ImageOptions extends MediaOptions<string> {
  /** Any file of the media library may be chosen, not pictures and films alone. */
  anyFile?: boolean
}

/** One picture for all breakpoints. */
export function image(options: ImageOptions = {}): FieldDefinition<string, ResolvedMedia | null> {
  const { breakpoints, anyFile, ...rest } = options
  return { ...common<string, ResolvedMedia | null>('image', rest), media: breakpoints ?? FULL_WIDTH, anyFile }
}
