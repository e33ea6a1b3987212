import { randomUUID } from 'node:crypto'

export const CHANNEL = 'voix_peers'
/** Milliseconds between the checks whether the missing servers still run: one that has ended will not respond. */
const EVERY = 200
/** Milliseconds. A server that hangs this long is no longer waited for: it serves no visitor meanwhile. */
const LIMIT = 5000

/** The other servers of this database that listen. A server that does not will look as soon as it listens again. */
const OTHERS = `
  select pid from pg_stat_activity
  where application_name = $1 and datname = current_database() and pid <> pg_backend_pid()`

/**
 * The servers of one database. Each caches pages and redirects and learns of a change by a notification, which takes
 * time. A client that publishes on one server and reads from another could get the old page. So a write is acknowledged
 * when all servers know of it.
 */
export class Peers {
  #name
  #query
  #look
  #retry
  /**
   * Question id -> the servers that have not responded.
   * @type {Map<string, { missing: Set<string>, done: () => void }>}
   */
  #asked = new Map()

  /**
   * @param {object} options
   * @param {string} options.name of the servers' connections
   * @param {(sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>} options.query
   * @param {() => Promise<unknown>} options.look reads the expired tags
   * @param {number} options.retry milliseconds after which a server that has lost the database looks again
   */
  constructor({ name, query, look, retry }) {
    this.#name = name
    this.#query = query
    this.#look = look
    this.#retry = retry
  }

  /** Resolves when all other servers have looked since the call, after five seconds at the latest. Never rejects. */
  async tell() {
    const until = performance.now() + LIMIT
    for (let wasAway = false; performance.now() < until; await pause(this.#retry)) {
      const isSynced = await this.#ask()
      if (isSynced && !wasAway) return
      // The others have lost the database, too. They listen again after their next attempt, so the question is
      // repeated.
      wasAway = !isSynced
    }
  }

  /** Returns whether the question could be sent to all others: `false` while the database is down. */
  async #ask() {
    const id = randomUUID()
    try {
      const missing = await this.#others()
      if (missing.size === 0) return true
      const answered = new Promise((resolve) => this.#asked.set(id, { missing, done: () => resolve(undefined) }))
      await this.#query('select pg_notify($1, $2)', [CHANNEL, `ask ${id}`])
      await this.#wait({ id, answered, missing })
      return true
    } catch {
      return false
    } finally {
      this.#asked.delete(id)
    }
  }

  /** @param {string} text the payload of a notification */
  async hear(text) {
    const [what, id = '', pid = ''] = text.split(' ')
    if (what === 'knows') return this.#note(id, pid)
    // This server's own question arrives here, too.
    if (this.#asked.has(id)) return
    await this.#look().catch(() => {})
    await this.#query(`select pg_notify($1, $2 || pg_backend_pid())`, [CHANNEL, `knows ${id} `]).catch(() => {})
  }

  /** @param {{ id: string, answered: Promise<unknown>, missing: Set<string> }} question */
  async #wait({ id, answered, missing }) {
    const until = performance.now() + LIMIT
    while (missing.size > 0 && performance.now() < until) {
      await Promise.race([answered, pause(EVERY)])
      if (missing.size === 0) return
      const others = await this.#others()
      for (const pid of [...missing]) if (!others.has(pid)) this.#note(id, pid)
    }
  }

  async #others() {
    return new Set((await this.#query(OTHERS, [this.#name])).map(({ pid }) => String(pid)))
  }

  /** @param {string} id @param {string} pid */
  #note(id, pid) {
    const question = this.#asked.get(id)
    question?.missing.delete(pid)
    if (question?.missing.size === 0) question.done()
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms).unref())
}
