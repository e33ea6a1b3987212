import { IMAGE_PATH } from './address'
import { readCrop, writeCrop } from './crop'
import { isSignedImage } from './sign'
import type { Variant } from './storedImage'

const ADDRESS = new RegExp(String.raw`${IMAGE_PATH}/([\w-]+)/([1-9]\d{0,3})\.auto/([\w-]+)/([^\s",/\\]+)`, 'g')

/**
 * Returns the images that a page offers to browsers, in its order, in each offered width. Only as AVIF: nearly all
 * browsers accept it, and each further format would be rendered for few.
 */
export function offeredImages(view: unknown, secret: string): Variant[] {
  const found = new Map<string, Variant>()
  for (const [address, signature = '', width = '', text = '', file = ''] of JSON.stringify(view).matchAll(ADDRESS)) {
    const crop = readCrop(text)
    const filename = decoded(file)
    // Editors may type such addresses, too: only signed ones count.
    if (crop && filename !== null && isSignedImage({ signature, crop: text, filename, secret }))
      found.set(address, { crop, filename, width: Number(width), format: 'avif' })
  }
  return [...found.values()]
}

/**
 * Sorts variants by need: first of each image the width in which it is shown, which most browsers choose, then those
 * for screens of higher density, then the small ones. Each group keeps the page's order.
 */
export function inOrderOfNeed(variants: readonly Variant[]): Variant[] {
  const usual = new Map<string, number>()
  for (const { crop, filename, width } of variants) {
    const picture = `${writeCrop(crop)}/${filename}`
    if (width >= crop.width) usual.set(picture, Math.min(width, usual.get(picture) ?? Infinity))
  }
  const rank = ({ crop, filename, width }: Variant) => {
    if (width < crop.width) return 2
    return width === usual.get(`${writeCrop(crop)}/${filename}`) ? 0 : 1
  }
  return variants.toSorted((a, b) => rank(a) - rank(b))
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
