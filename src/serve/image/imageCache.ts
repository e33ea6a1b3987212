import { Folder } from '../cache/folder.mjs'
import { cacheLimit } from '../cache/limits.mjs'
import { inTurn } from './turns'
import type { Lane } from './turns'

const folders = new Map<string, Folder>()
const drawing = new Map<string, Promise<Buffer>>()

/** Where a picture lies. */
export interface Place {
  dir: string
  key: string
}

interface Wanted extends Place {
  draw: () => Promise<Buffer>
  /** Default: somebody waits for it. */
  lane?: Lane
}

export interface CachedImage {
  bytes: Buffer
  /** It was not stored yet: who asked has waited until it was drawn. */
  isDrawn: boolean
}

/** The picture from disk, or drawn once and put there, however many ask at the same time. */
export async function cachedImage({ draw, lane, ...place }: Wanted): Promise<CachedImage> {
  const stored = await readImage(place)
  if (stored) return { bytes: stored, isDrawn: false }
  const drawAndKeep = async () => {
    const bytes = await draw()
    // A full disk costs time at the next visit, not the picture.
    await folderAt(place.dir)
      .write(place.key, bytes)
      .catch(() => {})
    return bytes
  }
  return { bytes: await drawnOnce({ ...place, draw: drawAndKeep, lane }), isDrawn: true }
}

/** Draws the picture once however many ask at the same time, and keeps nothing. */
export function drawnOnce({ dir, key, draw, lane = 'visitor' }: Wanted): Promise<Buffer> {
  const place = `${dir} ${key}`
  const made = drawing.get(place) ?? inTurn(lane, draw).finally(() => drawing.delete(place))
  drawing.set(place, made)
  return made
}

/** The picture as it lies on disk. */
export function readImage({ dir, key }: Place): Promise<Buffer | null> {
  return folderAt(dir).read(key)
}

/** Whether the picture lies on disk. */
export function isStored({ dir, key }: Place): Promise<boolean> {
  return folderAt(dir).has(key)
}

function folderAt(dir: string): Folder {
  const folder = folders.get(dir) ?? new Folder({ dir, maxBytes: () => cacheLimit('images') })
  folders.set(dir, folder)
  return folder
}
