import { readFile, writeFile } from 'node:fs/promises'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import { framesOf, readableBytes } from './moving'

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
  if (!req.file?.mimetype.startsWith('image/')) return data
  return { ...data, ...(await readShape(await bytesOf(req.file))) }
}

/** The bytes of an upload, wherever Payload has put them. */
export async function bytesOf(file: NonNullable<PayloadRequest['file']>): Promise<Buffer> {
  return file.tempFilePath ? readFile(file.tempFilePath) : file.data
}

/** Puts other bytes in the place of an upload's. */
export async function writeBytes(file: NonNullable<PayloadRequest['file']>, bytes: Buffer): Promise<void> {
  if (file.tempFilePath) await writeFile(file.tempFilePath, bytes)
  else file.data = bytes
  file.size = bytes.length
}
