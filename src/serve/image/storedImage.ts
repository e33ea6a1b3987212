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
import type { Lane } from './turns'

/** One picture as it is sent. */
export interface Variant {
  crop: Crop
  filename: string
  width: number
  format: ImageFormat
}

/** The picture as it lies on disk, or drawn from its original and put there. */
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
 * The picture as it lies on disk. Where it does not yet, nobody waits for its best form: it is drawn at once in the format that is quick to
 * draw, and is drawn as it should be for whoever asks next.
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
  // What cannot be drawn is told to who asks for it; a full queue draws it another time.
  storedImage(payload, variant, { original, lane: 'ahead' }).catch(() => {})
  return { bytes, isDrawn: true }
}

/** Whether the picture is sent without being drawn first. */
export function isDrawn(payload: Payload, variant: Variant): Promise<boolean> {
  return isStored(placeOf(payload, variant))
}

function placeOf(payload: Payload, { crop, filename, width, format }: Variant): Place {
  return {
    dir: path.join(/* turbopackIgnore: true */ getVoix(payload.config).dataDir, 'cache', 'images'),
    key: `${writeCrop(crop)}/${width}.${format}/${filename}`,
  }
}
