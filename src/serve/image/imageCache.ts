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

/** The picture from disk, or drawn once and put there, however many ask at the same time. */
export async function cachedImage({
  dir,
  key,
  draw,
}: {
  dir: string
  key: string
  draw: () => Promise<Buffer>
}): Promise<Buffer> {
  const folder = folderAt(dir)
  const stored = await folder.read(key)
  if (stored) return stored
  const place = `${dir} ${key}`
  const under = drawing.get(place)
  if (under) return under
  const made = inTurn(draw).then(async (bytes) => {
    // A full disk costs time at the next visit, not the picture.
    await folder.write(key, bytes).catch(() => {})
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
