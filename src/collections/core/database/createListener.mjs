import pg from 'pg'

/**
 * @typedef {object} Listener
 * @property {() => Promise<void>} start Connects unless it is connected. Resolves when it listens, or has failed for
 *   now.
 * @property {() => boolean} isListening
 * @property {(sql: string, values?: unknown[]) => Promise<Record<string, any>[]>} query Runs a statement on the
 *   listening connection and returns its rows. Rejects while there is no connection.
 * @property {() => void} drop Closes a connection that does not respond, and connects again.
 * @property {() => Promise<void>} stop
 *
 * @typedef {object} ListenerInput
 * @property {import('pg').ClientConfig} connection
 * @property {string} name The connection's name in the database's list of connections, set when it listens.
 * @property {readonly string[]} channels
 * @property {(text: string, channel: string) => void} onMessage
 * @property {() => void} onListening Called at the start and after every reconnect. Messages in between were missed.
 */

const TIMEOUT = 3000
const FIRST_RETRY = 200
const LONGEST_RETRY = 5000
/** A connection may die silently, so a statement tests it at this interval in milliseconds. */
const PROBE = 10_000

/**
 * Creates a connection to PostgreSQL that listens, and that reconnects after a loss. Plain JavaScript, because the
 * cache handler runs outside of Next's bundles.
 *
 * @param {ListenerInput} input
 * @returns {Listener}
 */
export function createListener({ connection, name, channels, onMessage, onListening }) {
  /** The current connection, from its first attempt on. Events of older ones are ignored. @type {pg.Client | null} */
  let current = null
  /** @type {pg.Client | null} */
  let listening = null
  /** @type {Promise<void> | null} */
  let starting = null
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let failures = 0

  /** @param {pg.Client} own */
  const lose = (own) => {
    void own.end().catch(() => undefined)
    if (current !== own) return
    current = listening = null
    clearTimeout(timer)
    timer = setTimeout(start, Math.min(FIRST_RETRY * 2 ** failures, LONGEST_RETRY))
    timer.unref()
    failures += 1
  }
  const connect = async () => {
    clearTimeout(timer)
    const own = newClient({ connection, name: `${name} (not listening yet)` })
    current = own
    own.once('error', () => lose(own)).on('error', () => undefined)
    own.once('end', () => lose(own))
    own.on('notification', ({ payload, channel }) => onMessage(payload ?? '', channel))
    try {
      await own.connect()
      await own.query(channels.map((channel) => `LISTEN ${channel}`).join('; '))
      await own.query(`select set_config('application_name', $1, false)`, [name])
      if (current !== own) return lose(own)
      listening = own
      failures = 0
      probe(own)
      onListening()
    } catch {
      lose(own)
    }
  }
  /** @param {pg.Client} own */
  const probe = (own) => {
    timer = setTimeout(() => {
      own.query('select 1').then(
        () => current === own && probe(own),
        () => lose(own),
      )
    }, PROBE)
    timer.unref()
  }
  const start = () => {
    if (!current) {
      const attempt = connect().finally(() => {
        if (starting === attempt) starting = null
      })
      starting = attempt
    }
    return starting ?? Promise.resolve()
  }

  return {
    start,
    isListening: () => listening !== null,
    query: async (sql, values) => {
      // Class 08 is PostgreSQL's class of connection errors.
      if (!listening) throw Object.assign(new Error('The database cannot be reached.'), { code: '08000' })
      return (await listening.query(sql, values)).rows
    },
    drop: () => {
      if (current) lose(current)
    },
    stop: async () => {
      clearTimeout(timer)
      failures = 0
      const own = current
      current = listening = starting = null
      await own?.end().catch(() => undefined)
    },
  }
}

/**
 * Creates a connection with short timeouts.
 *
 * @param {Pick<ListenerInput, 'connection' | 'name'>} input
 */
export function newClient({ connection, name }) {
  return new pg.Client({
    ...connection,
    application_name: name,
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    keepAlive: true,
  })
}
