import { Folder } from '../cache/folder.mjs'
import { cacheLimit } from '../cache/limits.mjs'

/** Pictures drawn at the same time; more wait, so that a new page of pictures does not take the whole server. */
const AT_ONCE = 2
const MOST_WAITING = 500

/** The queue is full. */
export class TooManyPictures extends Error {}

const folders = new Map<string, Folder>()
const drawing = new Map<string, Promise<Buffer>>()
const waiting: (() => void)[] = []
let running = 0

interface Wanted {
  dir: string
  key: string
  draw: () => Promise<Buffer>
}

export interface CachedImage {
  bytes: Buffer
  /** It was not stored yet: who asked has waited until it was drawn. */
  isDrawn: boolean
}

/** The picture from disk, or drawn once and put there, however many ask at the same time. */
export async function cachedImage({ dir, key, draw }: Wanted): Promise<CachedImage> {
  const stored = await folderAt(dir).read(key)
  return stored ? { bytes: stored, isDrawn: false } : { bytes: await drawnOnce({ dir, key, draw }), isDrawn: true }
}

/** Whether the picture lies on disk. */
export function isStored({ dir, key }: Omit<Wanted, 'draw'>): Promise<boolean> {
  return folderAt(dir).has(key)
}

async function drawnOnce({ dir, key, draw }: Wanted): Promise<Buffer> {
  const place = `${dir} ${key}`
  const under = drawing.get(place)
  if (under) return under
  const made = inTurn(draw).then(async (bytes) => {
    // A full disk costs time at the next visit, not the picture.
    await folderAt(dir)
      .write(key, bytes)
      .catch(() => {})
    return bytes
  })
  drawing.set(place, made)
  try {
    return await made
  } finally {
    drawing.delete(place)
  }
}

function folderAt(dir: string): Folder {
  const folder = folders.get(dir) ?? new Folder({ dir, maxBytes: () => cacheLimit('images') })
  folders.set(dir, folder)
  return folder
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (running >= AT_ONCE) {
    if (waiting.length >= MOST_WAITING) throw new TooManyPictures()
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}
