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
 * @property {number} [until] milliseconds: from then on it shows what is over; without it: for ever
 * @property {string} snapshot the database's snapshot when the render began
 * @property {string | null} origin the database
 *
 * @typedef {object} StoredPage What is kept of a page.
 * @property {number} since milliseconds
 * @property {number} until `Infinity`: until something on it changes
 * @property {number} status of the answer
 * @property {number} bytes in memory
 * @property {boolean} isCurrent whether it is given out
 *
 * @typedef {{ entry: Entry, checked: number }} Remembered `checked`: the version of the expiry at the last comparison
 */

/** Pages on disk, the hot ones in memory too; answers of status 404 in memory only, so that nobody can fill the disk. */
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

  /** @param {string} key @param {string[]} moreTags tags that the reader asks for beside the entry's own */
  async get(key, moreTags) {
    await this.#expiry.ready()
    const remembered = await this.#find(key)
    if (remembered && (await isCurrent(remembered, this.#expiry, moreTags))) return remembered.entry
    if (remembered) this.#forget(key)
    if (this.#expiry.snapshot && !this.#starts.has(key)) this.#start(key, this.#expiry.snapshot)
    return null
  }

  /** What is kept under a key. @param {string} key @returns {Promise<StoredPage | null>} */
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

  /** What is kept in memory. */
  get size() {
    return { pages: this.#pages.size, bytes: this.#pages.calculatedSize }
  }

  /** @param {string} key @param {{ value: any, cacheControl: object | undefined, tags: string[], header: unknown }} made */
  async set(key, { value, cacheControl, tags, header }) {
    const render = this.#renders.take(header)
    const start = this.#starts.get(key)
    this.#starts.delete(key)
    const snapshot = render ? render.snapshot : start
    // Made by a render that is not known: nobody could tell when it began.
    if (render === null || typeof snapshot !== 'string') return
    // Next has no way to give a page that it renders whole another status than 200; what it answers is this very object.
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
      // A full disk costs speed, not answers. An older page must not come back from it after a restart: it carries its
      // own snapshot, so it is compared like any other.
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
 * The entries used last, bounded by bytes; one of more than a quarter would push out too many.
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
