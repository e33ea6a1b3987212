import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** Pictures drawn at the same time; more wait, so that a new page of pictures does not take the whole server. */
const AT_ONCE = 2
const MOST_WAITING = 500

/** The queue is full. */
export class TooManyPictures extends Error {}

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
  const hash = createHash('sha256').update(key).digest('hex')
  const file = path.join(/* turbopackIgnore: true */ dir, hash.slice(0, 2), hash)
  const stored = await readFile(file).catch(() => null)
  if (stored) return stored
  const under = drawing.get(file)
  if (under) return under
  const made = inTurn(draw).then(async (bytes) => {
    // A full disk costs time at the next visit, not the picture.
    await store(file, bytes).catch(() => {})
    return bytes
  })
  drawing.set(file, made)
  try {
    return await made
  } finally {
    drawing.delete(file)
  }
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

async function store(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.tmp`
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(draft, bytes)
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
}
