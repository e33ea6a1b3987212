import { BREAKPOINTS } from '../../tree/types'
import type { Breakpoint } from '../../tree/types'
import type { MediaBreakpoints, ResolvedMedia } from '../../slices/types'
import { FULL_WIDTH, isZoom } from '../../slices/crop'
import { resolvePicture } from '../image/picture'
import type { MediaDocument } from '../image/picture'
import { readDocument } from './scope'
import type { ResolveScope } from './scope'
import { after, all } from './soon'
import type { Soon } from './soon'

/**
 * Resolves `[{ breakpoint, media, focalX?, focalY?, zoom? }]` to one image with a source per breakpoint, each cropped
 * in its own way.
 */
export function resolveMedia(
  value: unknown,
  sizes: MediaBreakpoints | undefined,
  scope: ResolveScope,
): Soon<ResolvedMedia | null> {
  const rows = (Array.isArray(value) ? value : []) as Partial<
    Record<'breakpoint' | 'media' | 'focalX' | 'focalY' | 'zoom', unknown>
  >[]
  return after(all(rows.map((row) => readMedia(row?.media, scope))), (found) => {
    const documents: Partial<Record<Breakpoint, MediaDocument>> = {}
    const zooms: Partial<Record<Breakpoint, number>> = {}
    rows.forEach((row, index) => {
      const document = found[index]
      if (!document || !isBreakpoint(row?.breakpoint)) return
      documents[row.breakpoint] = { ...document, ...focusOf(row) }
      if (isZoom(row.zoom)) zooms[row.breakpoint] = row.zoom
    })
    return resolvePicture({ documents, zooms, sizes: sizes ?? FULL_WIDTH, server: scope.images })
  })
}

/** Resolves one upload to one image. */
export function resolveImage(
  value: unknown,
  sizes: MediaBreakpoints | undefined,
  scope: ResolveScope,
  collection: string = scope.slugs.media,
): Soon<ResolvedMedia | null> {
  return after(readMedia(value, scope, collection), (document) =>
    document
      ? resolvePicture({ documents: { default: document }, sizes: sizes ?? FULL_WIDTH, server: scope.images })
      : null,
  )
}

function readMedia(
  value: unknown,
  scope: ResolveScope,
  collection: string = scope.slugs.media,
): Soon<MediaDocument | null> {
  const found = readDocument(scope, collection, value) as Soon<MediaDocument | null>
  // Image addresses name only files of the media collection.
  return collection === scope.slugs.media
    ? found
    : after(found, (document) => document && { ...document, isAsItIs: true })
}

/** Returns the focal point of this use of the image. Without one, the document's own counts. */
function focusOf({ focalX, focalY }: { focalX?: unknown; focalY?: unknown }): Pick<MediaDocument, 'focalX' | 'focalY'> {
  return typeof focalX === 'number' && typeof focalY === 'number' ? { focalX, focalY } : {}
}

function isBreakpoint(value: unknown): value is Breakpoint {
  return typeof value === 'string' && value in BREAKPOINTS
}
