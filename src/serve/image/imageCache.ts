import { Folder } from '../cache/folder.mjs'
import { cacheLimit } from '../cache/limits.mjs'
import { queueDrawing } from './drawQueue'
import type { Lane } from './drawQueue'

const folders = new Map<string, Folder>()
const drawing = new Map<string, Promise<Buffer>>()

/** Where an image is stored. */
export interface Place {
  dir: string
  key: string
}

interface Wanted extends Place {
  draw: () => Promise<Buffer>
  /** Default: a visitor waits for it. */
  lane?: Lane
}

export interface CachedImage {
  bytes: Buffer
  /** It was not stored yet: the client waited until it was rendered. */
  isDrawn: boolean
}

/** Returns the image from disk. A missing one is rendered once and stored, also for concurrent requests. */
export async function cachedImage({ draw, lane, ...place }: Wanted): Promise<CachedImage> {
  const stored = await readImage(place)
  if (stored) return { bytes: stored, isDrawn: false }
  const drawAndKeep = async () => {
    const bytes = await draw()
    // A full disk costs time at the next visit, not the image.
    await folderAt(place.dir)
      .write(place.key, bytes)
      .catch(() => {})
    return bytes
  }
  return { bytes: await drawnOnce({ ...place, draw: drawAndKeep, lane }), isDrawn: true }
}

/** Renders the image once for concurrent requests, and does not store it. */
export function drawnOnce({ dir, key, draw, lane = 'visitor' }: Wanted): Promise<Buffer> {
  const place = `${dir} ${key}`
  const made = drawing.get(place) ?? queueDrawing(lane, draw).finally(() => drawing.delete(place))
  drawing.set(place, made)
  return made
}

/** Returns the stored image, or `null`. */
export function readImage({ dir, key }: Place): Promise<Buffer | null> {
  return folderAt(dir).read(key)
}

/** Whether the image is stored on disk. */
export function isStored({ dir, key }: Place): Promise<boolean> {
  return folderAt(dir).has(key)
}

function folderAt(dir: string): Folder {
  const folder = folders.get(dir) ?? new Folder({ dir, maxBytes: () => cacheLimit('images') })
  folders.set(dir, folder)
  return folder
}
