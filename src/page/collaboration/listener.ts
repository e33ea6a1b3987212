import pg from 'pg'

export interface Listener {
  /** Connects unless it is connected. Answers once it listens, or has tried for a while in vain. */
  start: () => Promise<void>
  stop: () => void
}

interface Input {
  connection: pg.ClientConfig
  channel: string
  onMessage: (text: string) => void
  /** At the start, and after every loss: whatever was sent meanwhile was missed. */
  onListening: () => void
}

const TIMEOUT = 3000
const FIRST_RETRY = 200
const LONGEST_RETRY = 5000
/** A connection may die without a word; then a question is not answered. */
const PROBE = 10_000

/** A connection of its own to PostgreSQL that does nothing but listen. Comes back by itself after a loss. */
export function createListener({ connection, channel, onMessage, onListening }: Input): Listener {
  /** The connection that counts, from its first attempt on. What happens to older ones is nobody's business. */
  let current: pg.Client | null = null
  let starting: Promise<void> | null = null
  let timer: NodeJS.Timeout | undefined
  let failures = 0

  const connect = async (): Promise<void> => {
    clearTimeout(timer)
    const own = newClient(connection)
    current = own
    const lose = () => {
      void own.end().catch(() => undefined)
      if (current !== own) return
      current = null
      const wait = Math.min(FIRST_RETRY * 2 ** failures, LONGEST_RETRY)
      failures += 1
      timer = setTimeout(start, wait)
      timer.unref()
    }
    own.once('error', lose).on('error', () => undefined)
    own.once('end', lose)
    own.on('notification', ({ payload }) => onMessage(payload ?? ''))
    try {
      await own.connect()
      await own.query(`LISTEN ${channel}`)
      if (current !== own) return lose()
      failures = 0
      probe(own, lose)
      onListening()
    } catch {
      lose()
    }
  }
  const probe = (own: pg.Client, lose: () => void) => {
    timer = setTimeout(() => {
      own.query('select 1').then(() => current === own && probe(own, lose), lose)
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
    stop: () => {
      clearTimeout(timer)
      failures = 0
      starting = null
      const own = current
      current = null
      void own?.end().catch(() => undefined)
    },
  }
}

function newClient(connection: pg.ClientConfig): pg.Client {
  return new pg.Client({
    ...connection,
    application_name: 'voix-pages',
    connectionTimeoutMillis: TIMEOUT,
    query_timeout: TIMEOUT,
    keepAlive: true,
  })
}
