import path from 'node:path'
import type { Payload } from 'payload'
import { getVoix } from '../../options/getVoix'
import type { ImageFormat } from './address'
import type { Crop } from './crop'
import { writeCrop } from './crop'
import { drawImage } from './drawImage'
import { cachedImage, isStored } from './imageCache'
import type { CachedImage } from './imageCache'
import type { Original } from './original'

/** One picture as it is sent. */
export interface Variant {
  crop: Crop
  filename: string
  width: number
  format: ImageFormat
}

/** The picture as it lies on disk, or drawn from its original and put there. */
export function storedImage(payload: Payload, variant: Variant, original: Original): Promise<CachedImage> {
  const { crop, width, format } = variant
  const draw = async () => drawImage({ original: await original.read(), crop, width, format })
  return cachedImage({ ...placeOf(payload, variant), draw })
}

/** Whether the picture is sent without being drawn first. */
export function isDrawn(payload: Payload, variant: Variant): Promise<boolean> {
  return isStored(placeOf(payload, variant))
}

function placeOf(payload: Payload, { crop, filename, width, format }: Variant): { dir: string; key: string } {
  return {
    dir: path.join(/* turbopackIgnore: true */ getVoix(payload.config).dataDir, 'cache', 'images'),
    key: `${writeCrop(crop)}/${width}.${format}/${filename}`,
  }
}
