import { writeCrop } from './crop'
import type { Crop } from './crop'
import { signImage } from './sign'

export const IMAGE_PATH = '/api/voix/image'

export type ImageFormat = 'avif' | 'webp' | 'jpg' | 'png'

/** `auto`: the best format that the browser says it takes. One address instead of one per format halves a page of pictures. */
export type AskedFormat = ImageFormat | 'auto'

/** Writes the addresses of one picture cut in one way: `/api/voix/image/<signature>/<width>.<format>/<crop>/<file>`. */
export function imageAddresses({ crop, filename, secret }: { crop: Crop; filename: string; secret: string }) {
  const text = writeCrop(crop)
  const signature = signImage({ crop: text, filename, secret })
  const end = `${text}/${encodeURIComponent(filename)}`
  return (width: number, format: AskedFormat) => `${IMAGE_PATH}/${signature}/${width}.${format}/${end}`
}
