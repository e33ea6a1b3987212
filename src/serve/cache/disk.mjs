import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { deserialize, serialize } from 'node:v8'

/**
 * Entries as files, one per key. A file is written beside its place and renamed, so that a reader, another process or a
 * killed server never leaves or sees half an entry.
 *
 * @template Value
 */
export class Disk {
  #dir

  /** @param {{ dir: string }} options */
  constructor({ dir }) {
    this.#dir = dir
  }

  /**
   * @param {string} key
   * @returns {Promise<{ value: Value, bytes: number } | null>} `null` when there is none or it cannot be read
   */
  async read(key) {
    try {
      const bytes = await readFile(this.#file(key))
      // V8's own format: keeps the Maps and Buffers that Next puts into a page, and runs nothing when read.
      return { value: deserialize(bytes), bytes: bytes.length }
    } catch {
      return null
    }
  }

  /**
   * @param {string} key
   * @param {Value} value
   * @returns {Promise<number>} the size in bytes
   */
  async write(key, value) {
    const file = this.#file(key)
    const bytes = serialize(value)
    const draft = `${file}.${randomUUID()}.tmp`
    await mkdir(path.dirname(file), { recursive: true })
    try {
      await writeFile(draft, bytes)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    return bytes.length
  }

  /** @param {string} key */
  async delete(key) {
    await rm(this.#file(key), { force: true })
  }

  /** A key is a path that a visitor chose: only its hash becomes a file name. @param {string} key */
  #file(key) {
    const hash = createHash('sha256').update(key).digest('hex')
    return path.join(/* turbopackIgnore: true */ this.#dir, hash.slice(0, 2), `${hash}.bin`)
  }
}
