/**
 * A memory of the entries used last, bounded by bytes.
 *
 * @template Value
 */
export class Memory {
  /** @type {Map<string, { value: Value, bytes: number }>} */
  #entries = new Map()
  #bytes = 0
  #limit

  /** @param {{ maxBytes: number }} options */
  constructor({ maxBytes }) {
    this.#limit = maxBytes
  }

  get size() {
    return this.#entries.size
  }

  /** @param {string} key */
  get(key) {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    this.#entries.delete(key)
    this.#entries.set(key, entry)
    return entry.value
  }

  /**
   * @param {string} key
   * @param {Value} value
   * @param {number} bytes
   */
  set(key, value, bytes) {
    this.delete(key)
    if (bytes > this.#limit / 4) return
    this.#entries.set(key, { value, bytes })
    this.#bytes += bytes
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limit) break
      this.delete(oldest)
    }
  }

  /** @param {string} key */
  delete(key) {
    const entry = this.#entries.get(key)
    if (!entry) return
    this.#entries.delete(key)
    this.#bytes -= entry.bytes
  }
}
