import { deserialize, serialize } from 'node:v8'
import { Folder } from './folder.mjs'

/**
 * Entries as files, one per key.
 *
 * @template Value
 */
export class Disk {
  #folder

  /** @param {{ dir: string, maxBytes: () => number }} options */
  constructor(options) {
    this.#folder = new Folder(options)
  }

  /**
   * @param {string} key
   * @returns {Promise<{ value: Value, bytes: number } | null>} `null` if the entry is missing or unreadable
   */
  async read(key) {
    const bytes = await this.#folder.read(key)
    if (!bytes) return null
    try {
      // V8's own format keeps the Maps and Buffers of Next's pages, and reading it runs no code.
      return { value: deserialize(bytes), bytes: bytes.length }
    } catch {
      return null
    }
  }

  /** @param {string} key @param {Value} value */
  write(key, value) {
    return this.#folder.write(key, serialize(value))
  }

  /** @param {string} key */
  delete(key) {
    return this.#folder.delete(key)
  }
}
