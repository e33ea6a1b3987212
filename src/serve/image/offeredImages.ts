import { IMAGE_PATH } from './address'
import { readCrop } from './crop'
import { isSignedImage } from './sign'
import type { Variant } from './storedImage'

const ADDRESS = new RegExp(String.raw`${IMAGE_PATH}/([\w-]+)/([1-9]\d{0,3})\.auto/([\w-]+)/([^\s",/\\]+)`, 'g')

/**
 * The pictures that a page offers to browsers, in its order, each in the widths that it names. In AVIF alone: that is what nearly all
 * browsers take, and each further format would be drawn for few.
 */
export function offeredImages(view: unknown, secret: string): Variant[] {
  const found = new Map<string, Variant>()
  for (const [address, signature = '', width = '', text = '', file = ''] of JSON.stringify(view).matchAll(ADDRESS)) {
    const crop = readCrop(text)
    const filename = decoded(file)
    // Editors write texts, too: only the server's own addresses count.
    if (crop && filename !== null && isSignedImage({ signature, crop: text, filename, secret }))
      found.set(address, { crop, filename, width: Number(width), format: 'avif' })
  }
  return [...found.values()]
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}
