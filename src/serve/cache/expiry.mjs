import { createListener } from '../../collections/core/database/createListener.mjs'
import { CHANGES, EXPIRE, FORGET_FOREIGN, ORIGIN } from './queries.mjs'
import { CHANNEL as PEERS_CHANNEL, Peers } from './peers.mjs'
import { isAhead, isVisible, parseSnapshot } from './snapshot.mjs'

const CHANNEL = 'voix_expire'
const NAME = 'voix-cache'
const HEARTBEAT = 2000
const RETRY = 500
/** A look that takes longer may mean that the connection is dead: readers do not wait for its end. */
const SLOW_LOOK = 300

/**
 * Which tags expired, as this process knows it: read from the table at the start and after every notification. Knows
 * whether that knowledge is current: only while its connection listens.
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
  /** On a new connection the database may be another one, or be back at an earlier state. */
  #isUnmet = true
  #isClosed = false
  /** @type {NodeJS.Timeout | null} */
  #timer = null
  /** @type {Set<(tags: readonly string[], isNews: boolean) => void>} */
  #listeners = new Set()
  /** @type {Set<string>} */
  #ownWrites

  #peers

  /** Counts the changes of what is known. */
  version = 0
  /** The snapshot of the last look. @type {string | null} */
  snapshot = null
  /** Names the database: the pages of another one are none of ours. @type {string | null} */
  origin = null

  /**
   * @param {object} options
   * @param {string} options.url
   * @param {Set<string>} [options.ownWrites] transactions of this process that expire something and may not have committed
   *   yet: they are removed once a look has seen their end
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
   * Whether everything committed until a moment ago is known without asking. A notification takes its time, and whoever
   * has published on this very process has his answer before it: as long as one of its writes is under way, it asks.
   */
  get isCurrent() {
    if (this.#ownWrites.size > 0) return false
    return this.#listener.isListening() && this.snapshot !== null && !this.#isNotified && !this.#isSlow
  }

  /** Whether the last attempt to reach the database failed. Others follow in the background. */
  get isAway() {
    return this.#hasFailed
  }

  /**
   * Before an answer from the cache: waits until what is known is current. When the database cannot be reached, nothing
   * can be published either, and what was known last counts: reading goes on.
   */
  async ready() {
    if (!this.isCurrent) await this.whileThere(() => this.look())
  }

  /**
   * Waits for what is asked of the database as long as that answers: not at all after a look that failed, until one succeeds, and no longer
   * than a slow look where it has stopped answering. Never rejects.
   *
   * @param {() => Promise<unknown>} work is not begun while the database does not answer
   */
  async whileThere(work) {
    /** @type {Promise<boolean> | null} */
    let done = null
    while (!this.#hasFailed && !this.#isSlow) {
      done ??= work().then(isDone, isDone)
      if (await Promise.race([done, pause(SLOW_LOOK)])) return
      // Tells a slow statement from a database that has stopped answering.
      this.look().catch(() => {})
    }
  }

  /**
   * Asks the database now; callers at the same time share one look that began after their call.
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

  /** Expires tags from outside a write of the plugin (Next's `revalidateTag`). @param {readonly string[]} tags */
  async expire(tags) {
    await this.query(EXPIRE, [tags, CHANNEL])
    await this.tellPeers()
  }

  /** Once something expired: resolves when this server and every other one of this database knows. Never rejects. */
  async tellPeers() {
    await Promise.all([this.look().catch(() => {}), this.#peers.tell()])
  }

  /**
   * Calls back with the tags that expired, once they are known. `isNews`: they expired since the look before, and are not all that the
   * database ever heard of, as at the start.
   *
   * @param {(tags: readonly string[], isNews: boolean) => void} listener
   * @returns {() => void} ends it
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

  /** Ends the connection for good. */
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
      // A connection that does not answer is as good as none.
      this.#listener.drop()
      throw error
    }
  }

  /** What belongs to another state than the database's own is of no use. */
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
 * A process that was busy for longer reads what has arrived meanwhile first: the database was not slow.
 *
 * @param {number} ms
 * @returns {Promise<false>}
 */
function pause(ms) {
  return new Promise((resolve) => setTimeout(() => setImmediate(() => setImmediate(() => resolve(false))), ms).unref())
}
