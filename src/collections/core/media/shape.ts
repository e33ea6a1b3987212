import type { CollectionBeforeChangeHook } from 'payload'
import sharp from 'sharp'
import { framesOf, readableBytes } from './moving'
import { bytesOf } from './uploadBytes'

/** What of a picture's file is kept with its document. */
export interface Shape {
  width: number
  height: number
  /** More than one: it moves. */
  frames: number
}

/** The shape of a picture as browsers show it: turned as its camera noted it. `null`: it is no picture of pixels. */
export async function readShape(bytes: Buffer): Promise<Shape | null> {
  if (bytes.length === 0) return null
  const metadata = await sharp(readableBytes(bytes), { failOn: 'none', limitInputPixels: false })
    .metadata()
    .catch(() => null)
  if (!metadata || metadata.format === 'svg') return null
  const { width, height } = metadata.autoOrient
  return { width, height, frames: framesOf(bytes, metadata.pages) }
}

/** Keeps the shape of the file as it is stored: Payload notes the sides of a photograph before it is turned upright. */
export const keepShape: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!req.file || !String(data.mimeType).startsWith('image/')) return data
  return { ...data, ...(await readShape(await bytesOf(req.file))) }
}
