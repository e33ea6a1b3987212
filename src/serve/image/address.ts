import { writeCrop } from './crop'
import type { Crop } from './crop'
import { signImage } from './sign'

/** Below the application's API route. */
export const IMAGE_PATH = '/voix/image'

export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png'

/** What the addresses of an application's pictures are made with. */
export interface ImageServer {
  /** Payload's: `/api`. */
  apiRoute: string
  /** Signs them. */
  secret: string
}

/** `auto`: the best format that the browser says it takes. One address instead of one per format halves a page of pictures. */
export type AskedFormat = ImageFormat | 'auto'

/** Writes the addresses of one picture cut in one way: `/api/voix/image/<signature>/<width>.<format>/<crop>/<file>`. */
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
