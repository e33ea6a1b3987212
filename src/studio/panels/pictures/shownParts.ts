import { cropBox, isCroppable, spaceOf, ZOOM, type CropBox, type Size } from '../../../slices/crop'
import type { Picture } from '../../api/pictures'
import type { Cut, PlaceShape } from '../../model/pictures'

/** What a place shows of a picture in one of its sizes. */
export interface ShownPart extends Pick<PlaceShape, 'where' | 'isLookedAt'> {
  original: Size
  /** In pixels of the original. */
  box: CropBox
  /** How large it is shown, in CSS pixels. */
  space: Size
}

export function shownParts(picture: Picture, shapes: readonly PlaceShape[], cut: Cut): ShownPart[] {
  if (!isCroppable(picture)) return []
  const { focalX: x, focalY: y, zoom } = cut
  const { width, height } = picture
  const original = { width, height }
  return shapes.map(({ where, size, isLookedAt }) => {
    const space = spaceOf(original, size)
    return { where, isLookedAt, original, space, box: cropBox({ original, shape: space, x, y, zoom }) }
  })
}

/** What to say of the part that is too small for its place by the most, as it looks blurred there; `null`: none is. */
export function blurWords(parts: readonly ShownPart[], zoom: number): string | null {
  const [worst] = parts.toSorted((one, other) => sharpnessOf(one) - sharpnessOf(other))
  if (!worst || sharpnessOf(worst) >= 1) return null
  const { where, box, space } = worst
  const sharpUpTo = Math.floor(sharpnessOf(worst) * zoom)
  const way = sharpUpTo >= ZOOM.min ? `It is sharp up to ${sharpUpTo} %.` : 'Choose a larger picture.'
  return `${where}: ${box.width} pixels are too few for a width of ${space.width}, and look blurred. ${way}`
}

/** Pixels of the original for each one on the page. */
function sharpnessOf({ box, space }: ShownPart): number {
  return box.width / space.width
}
