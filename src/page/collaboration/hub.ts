import { randomUUID } from 'node:crypto'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { processState } from '../../tree/processState.mjs'
import { createListener, type ListenerInput } from '../../collections/core/database/createListener.mjs'
import type { EndReason } from '../../contract/collaboration'
import type { Person } from '../../contract/fields'
import { CHANNEL, readMessage, type PageMessage } from '../store/messages'
import { createPresenceBook, type Known, type OpenPresence } from './presence'

/**
 * An event for the windows that have a page open. `missed`: the connection was lost, and the subscriber must read the
 * page.
 */
export type PageEvent =
  | { type: 'saved' | 'trashed'; rev: number; by: Person | null }
  | { type: 'deleted' | 'reviewed'; by: Person | null }
  | { type: 'ended'; how: EndReason; by: Person | null }
  | { type: 'section'; section: string }
  /** Documents of these collections have changed. */
  | { type: 'listed'; collections: string[] }
  | { type: 'presence'; windows: OpenPresence[] }
  | { type: 'missed' }
  /** The server is stopping. */
  | { type: 'stop' }

interface Subscription {
  page: string
  user: string
  /** The id of the subscribing window, if known. */
  window: string | null
  onEvent: (event: PageEvent) => void
}

/**
 * Receives the changes of all pages over one connection per process, and passes them to the windows that have the page
 * open.
 */
export interface Hub {
  /** The name of this process, unique in the database. */
  name: string
  subscribe: (subscription: Subscription) => () => void
  /** Resolves when the connection listens, or has failed for now. */
  ready: () => Promise<void>
  windowsOf: (page: string) => OpenPresence[]
  /** Returns all windows with any page open. If this process has none, it first requests those of other processes. */
  allWindows: () => Promise<OpenPresence[]>
  /** Returns the number of open event streams, of one user or of all. */
  count: (user?: string) => number
}

interface Input {
  connection: ListenerInput['connection']
  /** Sends a message to all processes. */
  send: (message: PageMessage) => Promise<void>
}

const SWEEP = 4000
/**
 * Time in milliseconds to keep listening without subscribers. Longer than the lifetime of a window, to receive the last
 * messages of reloaded windows.
 */
const LINGER = 30_000
/** Time in milliseconds for a window to reconnect, or to report that it is hidden, before it counts as closed. */
const GRACE = 5000
/** A closing window's last message may arrive this many milliseconds after its stream has ended. */
const ECHO = 2000
/** Time in milliseconds to collect changes of presence into one event. */
const GATHER = 40
/** Time in milliseconds to collect changes of lists, so that a script that writes many documents causes one event. */
const GATHER_LISTED = 400
/** Time in milliseconds to wait for other processes to report their windows. */
const ANSWERED = 250

export function createHub({ connection, send }: Input): Hub {
  const name = randomUUID()
  const subscriptions = new Set<Subscription>()
  let book = createPresenceBook()
  const stale = new Set<string>()
  const listed = new Set<string>()
  let gathering: NodeJS.Timeout | undefined
  let gatheringListed: NodeJS.Timeout | undefined
  let sweeping: NodeJS.Timeout | undefined
  let resting: NodeJS.Timeout | undefined
  let hasListened = false

  const tell = (event: PageEvent, page?: string) => {
    for (const each of [...subscriptions]) if (page === undefined || each.page === page) each.onEvent(event)
  }
  const tellPresence = (page: string) => {
    stale.add(page)
    gathering ??= setTimeout(() => {
      gathering = undefined
      for (const each of stale) tell({ type: 'presence', windows: book.list(each) }, each)
      stale.clear()
    }, GATHER)
  }
  const tellListed = (collection: string) => {
    listed.add(collection)
    gatheringListed ??= setTimeout(() => {
      gatheringListed = undefined
      tell({ type: 'listed', collections: [...listed] })
      listed.clear()
    }, GATHER_LISTED)
  }
  /** Marks a window as closed when its stream ends, because a crashed browser sends no last message. */
  const lose = ({ page, user, window }: Subscription) => {
    if (window === null) return
    const lostAt = performance.now()
    const isBack = () => [...subscriptions].some((each) => each.window === window && each.user === user)
    const part = () => {
      const known = book.find({ page, user, window })
      if (!known || known.presence.isResting || known.seenAt > lostAt + ECHO || isBack()) return
      void send({ kind: 'presence', presence: { ...known.presence, state: 'left' }, age: 0, via: name }).catch(
        () => undefined,
      )
    }
    setTimeout(part, GRACE).unref()
  }
  const answerWho = () => {
    const messages = book.toldTo(name).map(({ presence, via, seenAt }: Known): PageMessage => {
      return { kind: 'presence', presence, via, age: performance.now() - seenAt }
    })
    // Errors are ignored, because windows repeat their presence.
    void Promise.all(messages.map(send)).catch(() => undefined)
  }
  const hear = (message: PageMessage) => {
    switch (message.kind) {
      case 'saved':
      case 'trashed':
        return tell({ type: message.kind, rev: message.rev, by: message.by }, message.page)
      case 'deleted':
      case 'reviewed':
        return tell({ type: message.kind, by: message.by }, message.page)
      case 'ended':
        return tell({ type: 'ended', how: message.how, by: message.by }, message.page)
      case 'section':
        return tell({ type: 'section', section: message.section })
      case 'listed':
        return tellListed(message.collection)
      case 'presence':
        if (book.hear(message)) tellPresence(message.presence.page)
        return
      case 'who':
        if (message.from !== name) answerWho()
    }
  }
  const listener = createListener({
    connection,
    name: 'voix-pages',
    channels: [CHANNEL],
    onMessage: (text) => {
      const message = readMessage(text)
      if (message) hear(message)
    },
    onListening: () => {
      if (hasListened) tell({ type: 'missed' })
      hasListened = true
      void send({ kind: 'who', from: name }).catch(() => undefined)
    },
  })
  const wake = () => {
    clearTimeout(resting)
    if (!sweeping) sweeping = setInterval(() => book.sweep().forEach(tellPresence), SWEEP).unref()
    void listener.start()
  }
  const rest = () => {
    void listener.stop()
    clearInterval(sweeping)
    sweeping = undefined
    hasListened = false
    book = createPresenceBook()
  }
  stopOnSignal(() => tell({ type: 'stop' }))

  const subscribe = (subscription: Subscription) => {
    wake()
    subscriptions.add(subscription)
    return () => {
      if (!subscriptions.delete(subscription)) return
      lose(subscription)
      if (subscriptions.size > 0) return
      clearTimeout(resting)
      resting = setTimeout(rest, LINGER).unref()
    }
  }

  return {
    name,
    subscribe,
    ready: () => listener.start(),
    windowsOf: (page) => book.list(page),
    allWindows: async () => {
      const isNew = !hasListened
      const unsubscribe = subscribe({ page: '', user: '', window: null, onEvent: () => undefined })
      await listener.start()
      if (isNew) await new Promise((resolve) => setTimeout(resolve, ANSWERED))
      unsubscribe()
      return book.all()
    },
    count: (user) => [...subscriptions].filter((each) => user === undefined || each.user === user).length,
  }
}

/** Ends the streams on shutdown, because a server waits for open requests. Exiting is left to the server. */
function stopOnSignal(stop: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    if (process.listenerCount(signal) > 0) process.once(signal, stop)
  }
}

export function hubOf(payload: Payload): Hub {
  const hubs = processState('hubs', () => new WeakMap<Payload, Hub>())
  const known = hubs.get(payload)
  if (known) return known
  const { pool, poolOptions } = payload.db as unknown as PostgresAdapter
  const { connectionString, host, port, user, password, database, ssl } = poolOptions
  const hub = createHub({
    connection: { connectionString, host, port, user, password, database, ssl },
    send: async (message) => {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(message)])
    },
  })
  hubs.set(payload, hub)
  return hub
}
