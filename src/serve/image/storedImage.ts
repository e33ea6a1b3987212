import path from 'node:path'
import type { Payload } from 'payload'
import { getVoix } from '../../options/getVoix'
import type { ImageFormat } from './address'
import type { Crop } from './crop'
import { writeCrop } from './crop'
import { drawImage } from './drawImage'
import { cachedImage, drawnOnce, isStored, readImage } from './imageCache'
import type { CachedImage, Place } from './imageCache'
import type { Original } from '../../collections/core/media/original'
import type { Lane } from './drawQueue'

/** One image as it is sent. */
export interface Variant {
  crop: Crop
  filename: string
  width: number
  format: ImageFormat
}

/** Returns the stored image. A missing one is rendered from its original and stored. */
export function storedImage(
  payload: Payload,
  variant: Variant,
  { original, lane }: { original: Original; lane: Lane },
): Promise<CachedImage> {
  const { crop, width, format } = variant
  const draw = async () => drawImage({ original: await original.read(), crop, width, format })
  return cachedImage({ ...placeOf(payload, variant), draw, lane })
}

/**
 * Returns the stored image. A missing one is rendered in the format that is fast to encode, so that the visitor does
 * not wait, and in its best format for the next request.
 */
export async function soonestImage(
  payload: Payload,
  variant: Variant,
  { original, quick }: { original: Original; quick: ImageFormat },
): Promise<CachedImage> {
  const stored = await readImage(placeOf(payload, variant))
  if (stored) return { bytes: stored, isDrawn: false }
  const { crop, width } = variant
  const { dir, key } = placeOf(payload, { ...variant, format: quick })
  const draw = async () => drawImage({ original: await original.read(), crop, width, format: quick, isQuick: true })
  const bytes = await drawnOnce({ dir, key: `quick ${key}`, draw })
  // Errors are reported to the next request for the image. If the queue is full, a later request renders it.
  storedImage(payload, variant, { original, lane: 'ahead' }).catch(() => {})
  return { bytes, isDrawn: true }
}

/** Whether the image is stored and need not be rendered. */
export function isDrawn(payload: Payload, variant: Variant): Promise<boolean> {
  return isStored(placeOf(payload, variant))
}

function placeOf(payload: Payload, { crop, filename, width, format }: Variant): Place {
  return {
    dir: path.join(/* turbopackIgnore: true */ getVoix(payload.config).dataDir, 'cache', 'images'),
    key: `${writeCrop(crop)}/${width}.${format}/${filename}`,
  }
}
