import { createListener } from '../../collections/core/database/createListener.mjs'
import { CHANGES, EXPIRE, FORGET_FOREIGN, ORIGIN } from './queries.mjs'
import { CHANNEL as PEERS_CHANNEL, Peers } from './peers.mjs'
import { isAhead, isVisible, parseSnapshot } from './snapshot.mjs'

const CHANNEL = 'voix_expire'
const NAME = 'voix-cache'
const HEARTBEAT = 2000
const RETRY = 500
/** Milliseconds. After a slower look the connection may be dead: readers do not wait for its end. */
const SLOW_LOOK = 300

/**
 * The expired tags that this process knows of, read from the table on start and after every notification. They are up
 * to date only while the connection listens.
 */
export class Expiry {
  /** Tag -> the transaction that expired it last. @type {Map<string, bigint>} */
  #expired = new Map()
  #listener
  /** @type {Promise<string> | null} */
  #current = null
  /** @type {Promise<string> | null} */
  #next = null
  #isSlow = false
  #hasFailed = false
  #isNotified = false
  /** A new connection may be to another database, or to an earlier state of this one. */
  #isUnmet = true
  #isClosed = false
  /** @type {NodeJS.Timeout | null} */
  #timer = null
  /** @type {Set<(tags: readonly string[], isNews: boolean) => void>} */
  #listeners = new Set()
  /** @type {Set<string>} */
  #ownWrites

  #peers

  /** Increases whenever the known tags change. */
  version = 0
  /** The snapshot of the last look. @type {string | null} */
  snapshot = null
  /** Names the database. Pages rendered from another one are not used. */
  origin = null

  /**
   * @param {object} options
   * @param {string} options.url
   * @param {Set<string>} [options.ownWrites] transactions of this process that expire tags and may not have committed
   *   yet; each is removed once a look has seen its end
   */
  constructor({ url, ownWrites = new Set() }) {
    this.#listener = createListener({
      connection: { connectionString: url },
      name: NAME,
      channels: [CHANNEL, PEERS_CHANNEL],
      onMessage: (text, channel) => {
        if (channel === PEERS_CHANNEL) return void this.#peers.hear(text)
        this.#isNotified = true
        this.look().catch(() => {})
      },
      onListening: () => {
        this.#isUnmet = true
        if (!this.#current) this.look().catch(() => {})
      },
    })
    this.#ownWrites = ownWrites
    this.#peers = new Peers({ name: NAME, query: this.query.bind(this), look: () => this.look(), retry: RETRY })
  }

  /**
   * Whether this process knows of every commit without a query. A notification takes time, and a client that has
   * published on this process gets its response before it. So this is `false` while one of its writes is in progress.
   */
  get isCurrent() {
    if (this.#ownWrites.size > 0) return false
    return this.#listener.isListening() && this.snapshot !== null && !this.#isNotified && !this.#isSlow
  }

  /** Whether the last attempt to reach the database failed. It is retried in the background. */
  get isAway() {
    return this.#hasFailed
  }

  /**
   * Waits until the known tags are up to date. Call this before a response from the cache. While the database is down
   * nothing can be published, so the last known tags are used.
   */
  async ready() {
    if (!this.isCurrent) await this.whileThere(() => this.look())
  }

  /**
   * Waits for work on the database while the database responds. It does not wait after a failed look until one
   * succeeds, nor longer than a slow look if the database has stopped responding. Never rejects.
   *
   * @param {() => Promise<unknown>} work not started while the database does not respond
   */
  async whileThere(work) {
    /** @type {Promise<boolean> | null} */
    let done = null
    while (!this.#hasFailed && !this.#isSlow) {
      done ??= work().then(isDone, isDone)
      if (await Promise.race([done, pause(SLOW_LOOK)])) return
      // Distinguishes a slow statement from a database that has stopped responding.
      this.look().catch(() => {})
    }
  }

  /**
   * Reads the expired tags now. Concurrent callers share one look that began after their call.
   *
   * @returns {Promise<string>} the look's snapshot
   */
  look() {
    if (this.#next) return this.#next
    if (!this.#current) return this.#begin()
    const next = this.#current
      .catch(() => {})
      .then(() => {
        this.#next = null
        return this.#begin()
      })
    this.#next = next
    return next
  }

  /**
   * Whether one of the tags expired in a transaction that the snapshot did not see.
   *
   * @param {Iterable<string>} tags
   * @param {string} snapshot
   */
  hasExpired(tags, snapshot) {
    const seen = parseSnapshot(snapshot)
    for (const tag of tags) {
      const transaction = this.#expired.get(tag)
      if (transaction !== undefined && !isVisible(transaction, seen)) return true
    }
    return false
  }

  /** Expires tags outside a write of the plugin (Next's `revalidateTag`). @param {readonly string[]} tags */
  async expire(tags) {
    await this.query(EXPIRE, [tags, CHANNEL])
    await this.tellPeers()
  }

  /** Resolves when this server and every other one of this database know the expired tags. Never rejects. */
  async tellPeers() {
    await Promise.all([this.look().catch(() => {}), this.#peers.tell()])
  }

  /**
   * Calls the listener with the expired tags once they are known. `isNews`: they expired since the look before; it is
   * `false` on the first look, which returns all tags of the table.
   *
   * @param {(tags: readonly string[], isNews: boolean) => void} listener
   * @returns {() => void} unsubscribes
   */
  subscribe(listener) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /**
   * Runs a query on the connection, for the small tables that the proxy keeps in memory.
   *
   * @param {string} sql
   * @param {unknown[]} [values]
   * @returns {Promise<Record<string, unknown>[]>}
   */
  async query(sql, values) {
    if (!this.#listener.isListening()) await this.look()
    return this.#listener.query(sql, values)
  }

  /** Closes the connection permanently. */
  async close() {
    this.#isClosed = true
    if (this.#timer) clearTimeout(this.#timer)
    await this.#listener.stop()
  }

  #begin() {
    this.#isNotified = false
    const looking = this.#read()
    this.#current = looking
    const settle = () => {
      if (this.#current === looking) this.#current = null
      this.#isSlow = false
      this.#schedule()
    }
    looking.then(settle, settle)
    void pause(SLOW_LOOK).then(() => {
      if (this.#current === looking) this.#isSlow = true
    })
    return looking
  }

  async #read() {
    try {
      await this.#listener.start()
      if (this.#isUnmet) await this.#meet()
      let rows = await this.#listener.query(CHANGES, [this.snapshot])
      if (this.snapshot !== null && isAhead(this.snapshot, String(rows[0]?.snapshot))) {
        this.#forget()
        rows = await this.#listener.query(CHANGES, [null])
      }
      this.#hasFailed = false
      return this.#learn(rows)
    } catch (error) {
      this.#hasFailed = true
      // A connection that does not respond is dropped and opened again.
      this.#listener.drop()
      throw error
    }
  }

  /** Forgets the tags of another database or of a later state that this database lost. */
  async #meet() {
    this.#isUnmet = false
    const origin = String((await this.#listener.query(ORIGIN))[0]?.origin)
    if (origin !== this.origin) this.#forget()
    this.origin = origin
    await this.#listener.query(FORGET_FOREIGN)
  }

  #forget() {
    this.#expired.clear()
    this.snapshot = null
    this.version += 1
  }

  /** @param {{ snapshot: string, tag: string | null, xid: string | null }[]} rows */
  #learn(rows) {
    const changed = rows.filter(({ tag, xid }) => tag !== null && xid !== null)
    for (const { tag, xid } of changed) this.#expired.set(String(tag), BigInt(String(xid)))
    const snapshot = String(rows[0]?.snapshot)
    const isNews = this.snapshot !== null
    this.snapshot = snapshot
    const seen = parseSnapshot(snapshot)
    for (const transaction of this.#ownWrites)
      if (isVisible(BigInt(transaction), seen)) this.#ownWrites.delete(transaction)
    if (changed.length > 0) {
      this.version += 1
      const tags = changed.map(({ tag }) => String(tag))
      for (const listener of this.#listeners) listener(tags, isNews)
    }
    return snapshot
  }

  #schedule() {
    if (this.#timer) clearTimeout(this.#timer)
    if (this.#isClosed) return
    const delay = this.#listener.isListening() ? HEARTBEAT : RETRY
    this.#timer = setTimeout(() => void this.look().catch(() => {}), delay)
    this.#timer.unref()
  }
}

const isDone = () => true

/**
 * Resolves after `ms`, and after responses that arrived while the process was busy: the database was not slow then.
 *
 * @param {number} ms
 * @returns {Promise<false>}
 */
function pause(ms) {
  return new Promise((resolve) => setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), ms).unref())
}
