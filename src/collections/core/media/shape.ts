import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'
import { framesOf, readableBytes } from './moving'
import { bytesOf } from './uploadBytes'

/** The stored dimensions of an image. */
export interface Shape {
  width: number
  height: number
  /** More than one for an animated image. */
  frames: number
}

/**
 * Returns the size of an image after its camera's rotation, as browsers show it, or `null` for an SVG and other files.
 */
export async function readShape(bytes: Buffer): Promise<Shape | null> {
  if (bytes.length === 0) return null
  const metadata = await sharp(readableBytes(bytes), { failOn: 'none', limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || metadata.format === 'svg') return null
  const { width, height } = metadata.autoOrient
  return { width, height, frames: framesOf(bytes, metadata.pages) }
}

/** Stores the dimensions of the final file: Payload reads width and height before it rotates a photograph. */
export const keepShape: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file || !String(data.mimeType).startsWith('image/')) return data
  return { ...data, ...(await readShape(await bytesOf(req.file))) }
}
