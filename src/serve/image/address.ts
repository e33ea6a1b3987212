import { writeCrop } from './crop'
import type { Crop } from './crop'
import { signImage } from './sign'

/** Below the application's API route. */
export const IMAGE_PATH = '/voix/image'

export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png'

/** The parts of an image address that are the same in an application. */
export interface ImageServer {
  /** Payload's API route: `/api`. */
  apiRoute: string
  /** The secret that signs the addresses. */
  secret: string
}

/**
 * `auto`: the best format that the browser accepts. One address instead of one per format halves the size of a page of
 * images.
 */
export type AskedFormat = ImageFormat | 'auto'

/**
 * Returns a function that writes the addresses of one crop of an image:
 * `/api/voix/image/<signature>/<width>.<format>/<crop>/<file>`.
 */
export function imageAddresses({
  crop,
  filename,
  isKept = false,
  server,
}: {
  crop: Crop
  filename: string
  isKept?: boolean
  server: ImageServer
}) {
  const { apiRoute, secret } = server
  const text = writeCrop(crop)
  const signature = signImage({ crop: text, filename, secret, isKept })
  const end = `${text}/${encodeURIComponent(filename)}`
  return (width: number, format: AskedFormat) => `${apiRoute}${IMAGE_PATH}/${signature}/${width}.${format}/${end}`
}
