import { LRUCache } from 'lru-cache'
import { Disk } from './disk.mjs'
import { isCurrent } from './isCurrent.mjs'
import { cacheLimit } from './limits.mjs'
import { firstMoment } from './moments.mjs'

const PAGES_IN_MEMORY = 16 * 1024 * 1024
const MISSING_IN_MEMORY = 4 * 1024 * 1024
const MOST_STARTS = 5000

/**
 * @typedef {object} Entry
 * @property {any} value what Next stores: a page, a response, fetched data
 * @property {object | undefined} cacheControl
 * @property {number} lastModified
 * @property {string[]} tags
 * @property {number} [until] milliseconds at which the entry becomes outdated; without it: never
 * @property {string} snapshot the database's snapshot when the render began
 * @property {string | null} origin the database
 *
 * @typedef {object} StoredPage A cached page as screens show it.
 * @property {number} since milliseconds
 * @property {number} until `Infinity`: until a tag of it expires
 * @property {number} status of the response
 * @property {number} bytes in memory
 * @property {boolean} isCurrent whether it may be served
 *
 * @typedef {{ entry: Entry, checked: number }} Remembered `checked`: the version of the expiry at the last comparison
 */

/**
 * Pages on disk, the most recently used also in memory. Responses with status 404 are kept in memory only, so that
 * visitors cannot fill the disk.
 */
export class PageStore {
  /** @type {Disk<Entry>} */
  #disk
  #pages = memoryOf(PAGES_IN_MEMORY)
  #missing = memoryOf(MISSING_IN_MEMORY)
  /** Key -> snapshot at the first miss: the start of a render that does not name itself. @type {Map<string, string>} */
  #starts = new Map()
  #expiry
  #renders
  #hasFailed = false

  /** @param {{ dir: string, maxBytes?: () => number } & import('./shared.mjs').Shared} options */
  constructor({ dir, maxBytes = () => cacheLimit('pages'), expiry, renders }) {
    this.#disk = new Disk({ dir, maxBytes })
    this.#expiry = expiry
    this.#renders = renders
  }

  /** @param {string} key @param {string[]} moreTags tags of the reader in addition to the entry's own */
  async get(key, moreTags) {
    await this.#expiry.ready()
    const remembered = await this.#find(key)
    if (remembered && (await isCurrent(remembered, this.#expiry, moreTags))) return remembered.entry
    if (remembered) this.#forget(key)
    if (this.#expiry.snapshot && !this.#starts.has(key)) this.#start(key, this.#expiry.snapshot)
    return null
  }

  /** Returns the cached page of a key without using it. @param {string} key @returns {Promise<StoredPage | null>} */
  async look(key) {
    const remembered = await this.#find(key)
    if (!remembered) return null
    const { lastModified, until = Infinity, value } = remembered.entry
    const bytes = sizeOf(value)
    return {
      since: lastModified,
      until,
      status: value.status ?? 200,
      bytes,
      isCurrent: await isCurrent(remembered, this.#expiry),
    }
  }

  /** The number and size of the pages in memory. */
  get size() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize }
  }

  /** @param {string} key @param {{ value: any, cacheControl: object | undefined, tags: string[], header: unknown }} made */
  async set(key, { value, cacheControl, tags, header }) {
    const render = this.#renders.take(header)
    const start = this.#starts.get(key)
    this.#starts.delete(key)
    const snapshot = render ? render.snapshot : start
    // The render is unknown, and so is its start: the entry cannot be compared with expired tags.
    if (render === null || typeof snapshot !== 'string') return
    // Next cannot give a static page a status other than 200. It responds with this very object, so the status is set
    // here.
    if (render?.status) value.status = render.status
    const own = render ? [...render.tags] : tags
    const entry = {
      value,
      cacheControl,
      lastModified: Date.now(),
      tags: own,
      until: firstMoment(own),
      snapshot,
      origin: this.#expiry.origin,
    }
    if (value.status === 404) {
      await this.#disk.delete(key)
      this.#pages.delete(key)
      this.#missing.set(key, { entry, checked: -1 }, { size: sizeOf(value) })
      return
    }
    await this.#write(key, entry)
  }

  /** @param {string} key */
  async delete(key) {
    this.#forget(key)
    await this.#disk.delete(key)
  }

  /** @param {string} key @param {Entry} entry */
  async #write(key, entry) {
    this.#missing.delete(key)
    this.#pages.set(key, { entry, checked: -1 }, { size: sizeOf(entry.value) })
    try {
      await this.#disk.write(key, entry)
      this.#hasFailed = false
    } catch (error) {
      // A full disk costs speed, not responses. An older page that is read from it after a restart is compared by its
      // own snapshot, like any other.
      if (!this.#hasFailed) console.error('The page cache cannot be written; pages are kept in memory only.', error)
      this.#hasFailed = true
    }
  }

  /** @param {string} key @returns {Promise<Remembered | null>} */
  async #find(key) {
    const remembered = this.#pages.get(key) ?? this.#missing.get(key)
    if (remembered) return remembered
    const found = await this.#disk.read(key)
    if (!found || !isEntry(found.value)) return null
    const fresh = { entry: found.value, checked: -1 }
    this.#pages.set(key, fresh, { size: found.bytes })
    return fresh
  }

  /** @param {string} key */
  #forget(key) {
    this.#pages.delete(key)
    this.#missing.delete(key)
  }

  /** @param {string} key @param {string} snapshot */
  #start(key, snapshot) {
    this.#starts.set(key, snapshot)
    for (const oldest of this.#starts.keys()) {
      if (this.#starts.size <= MOST_STARTS) break
      this.#starts.delete(oldest)
    }
  }
}

/**
 * Returns an LRU cache bounded by bytes. An entry of more than a quarter is not cached, as it would evict too many.
 *
 * @param {number} maxBytes
 * @returns {LRUCache<string, Remembered>}
 */
function memoryOf(maxBytes) {
  return new LRUCache({ maxSize: maxBytes, maxEntrySize: maxBytes / 4 })
}

/** @param {any} value */
function isEntry(value) {
  return typeof value?.snapshot === 'string' && Array.isArray(value.tags) && Boolean(value.value)
}

/** @param {any} value */
function sizeOf(value) {
  let bytes = 512 + (value.html?.length ?? 0) + (value.rscData?.length ?? 0) + (value.body?.length ?? 0)
  for (const segment of value.segmentData?.values() ?? []) bytes += segment.length
  return bytes
}
