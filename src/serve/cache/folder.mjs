import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'

/** The folder is listed again after this part of its limit has been written: other processes write into it, too. */
const UNSEEN_PART = 1 / 16

/**
 * Files by key, with a limit of bytes: the least recently used are removed first. A file is written to a temporary name
 * and renamed, so that a reader, another process or a killed server never sees half of one.
 */
export class Folder {
  #dir
  #maxBytes
  /** Name -> bytes, the most recently used last. @type {Map<string, number>} */
  #files = new Map()
  #bytes = 0
  #written = Infinity
  /**
   * The end of the last write. Writes run one at a time, so that two do not use the same free space.
   * @type {Promise<unknown>}
   */
  #last = Promise.resolve()

  /** @param {{ dir: string, maxBytes: () => number }} options */
  constructor({ dir, maxBytes }) {
    this.#dir = dir
    this.#maxBytes = maxBytes
  }

  /**
   * @param {string} key
   * @returns {Promise<Buffer | null>} `null` if the file is missing or unreadable
   */
  async read(key) {
    const name = nameOf(key)
    const bytes = await readFile(this.#at(name)).catch(() => null)
    const known = this.#files.get(name)
    if (bytes && known !== undefined) this.#note(name, known)
    return bytes
  }

  /** Whether the file exists. This does not count as a use. @param {string} key */
  has(key) {
    return stat(this.#at(nameOf(key))).then(
      () => true,
      () => false,
    )
  }

  /**
   * Throws if the disk cannot be written. A file larger than the limit of the folder is not stored.
   *
   * @param {string} key
   * @param {Buffer} bytes
   */
  write(key, bytes) {
    return this.#inTurn(() => this.#write(nameOf(key), bytes))
  }

  /** @param {string} key */
  delete(key) {
    return this.#inTurn(() => this.#remove(nameOf(key)))
  }

  /** @param {() => Promise<void>} work @returns {Promise<void>} */
  #inTurn(work) {
    const done = this.#last.then(work)
    this.#last = done.catch(() => {})
    return done
  }

  /** @param {string} name @param {Buffer} bytes */
  async #write(name, bytes) {
    const most = this.#maxBytes()
    if (bytes.length > most) return this.#remove(name)
    if (this.#written > most * UNSEEN_PART) await this.#count()
    for (const oldest of this.#files.keys()) {
      if (this.#bytes + bytes.length <= most) break
      await this.#remove(oldest)
    }
    const file = this.#at(name)
    const draft = `${file}.${randomUUID()}.tmp`
    await mkdir(path.dirname(file), { recursive: true })
    try {
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    this.#note(name, bytes.length)
    this.#written += bytes.length
  }

  /** @param {string} name */
  async #remove(name) {
    await rm(this.#at(name), { force: true })
    this.#bytes -= this.#files.get(name) ?? 0
    this.#files.delete(name)
  }

  /** @param {string} name @param {number} bytes */
  #note(name, bytes) {
    this.#bytes += bytes - (this.#files.get(name) ?? 0)
    this.#files.delete(name)
    this.#files.set(name, bytes)
  }

  /** Lists the files, the oldest first. Temporary files of a killed process count like others. */
  async #count() {
    const dir = /* turbopackIgnore: true */ this.#dir
    const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => [])
    const found = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry) => {
          const file = path.join(/* turbopackIgnore: true */ entry.parentPath, entry.name)
          const { size, mtimeMs } = await stat(file).catch(() => ({ size: 0, mtimeMs: 0 }))
          return { name: path.relative(dir, file), size, mtimeMs }
        }),
    )
    const sizes = new Map(found.sort((a, b) => a.mtimeMs - b.mtimeMs).map(({ name, size }) => [name, size]))
    const known = [...this.#files.keys()].filter((name) => sizes.has(name))
    this.#files = new Map([...new Set([...known, ...sizes.keys()])].map((name) => [name, sizes.get(name) ?? 0]))
    this.#bytes = found.reduce((sum, { size }) => sum + size, 0)
    this.#written = 0
  }

  /** @param {string} name */
  #at(name) {
    return path.join(/* turbopackIgnore: true */ this.#dir, name)
  }
}

/** A visitor chose the key, which is a path: only its hash becomes a file name. @param {string} key */
function nameOf(key) {
  const hash = createHash('sha256').update(key).digest('hex')
  return path.join(hash.slice(0, 2), hash)
}

/**
 * Removes all folders except the named ones: pages of other builds are never served again.
 *
 * @param {{ dir: string, names: readonly string[] }} folders
 */
export async function keepFolders({ dir, names }) {
  const entries = await readdir(/* turbopackIgnore: true */ dir, { withFileTypes: true }).catch(() => [])
  const others = entries.filter((entry) => entry.isDirectory() && !names.includes(entry.name))
  await Promise.all(
    others.map(({ name }) => rm(path.join(/* turbopackIgnore: true */ dir, name), { recursive: true, force: true })),
  )
}
