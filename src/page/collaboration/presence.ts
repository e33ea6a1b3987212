import type { OpenWindow } from '../../contract/collaboration'
import type { Presence } from '../store/messages'

/** A window that is in front tells every 10 seconds; one behind others is slowed down by browsers to once a minute. */
const LIFETIME = { here: 25_000, idle: 25_000, away: 150_000, left: 25_000 } as const

/** More windows than anybody has open: what a script could make. */
const MOST_WINDOWS = 100

/** A window that is open. */
export type OpenPresence = Presence & Pick<OpenWindow, 'state'>

export interface Known {
  presence: Presence
  /** The process that the window told. */
  via: string
  /** By `performance.now()`. */
  seenAt: number
}

export interface PresenceBook {
  /** Returns whether anything that others see has changed. */
  hear: (known: Omit<Known, 'seenAt'> & { age: number }) => boolean
  /** Who has a page open, the longest first. */
  list: (page: string) => OpenPresence[]
  /** Every window that is open, of whichever page. */
  all: () => OpenPresence[]
  /** What was last heard of a window. */
  find: (window: Pick<Presence, 'page' | 'window'> & { user: string }) => Known | undefined
  /** Windows that this process was told of, to tell others. */
  toldTo: (via: string) => Known[]
  /** Forgets windows of which nothing was heard for too long. Returns the pages that they had open. */
  sweep: () => string[]
}

/** Who has which page open, as far as this process has heard. */
export function createPresenceBook({ now = () => performance.now() }: { now?: () => number } = {}): PresenceBook {
  const pages = new Map<string, Map<string, Known>>()
  const keyOf = (user: string, window: string) => `${user} ${window}`
  const isAlive = ({ presence, seenAt }: Known) => now() - seenAt < LIFETIME[presence.state]
  const list = (page: string) =>
    [...(pages.get(page)?.values() ?? [])]
      .filter(isAlive)
      .map(({ presence }) => presence)
      .filter((presence): presence is OpenPresence => presence.state !== 'left')

  return {
    hear: ({ presence, via, age }) => {
      const windows = pages.get(presence.page) ?? new Map<string, Known>()
      const key = keyOf(presence.user.id, presence.window)
      const before = windows.get(key)
      if (before && before.presence.seq > presence.seq) return false
      if (!before && windows.size >= MOST_WINDOWS) return false
      pages.set(presence.page, windows)
      windows.set(key, { presence, via, seenAt: now() - age })
      return !before || !looksSame(before.presence, presence)
    },
    list,
    all: () => [...pages.keys()].flatMap(list),
    find: ({ page, user, window }) => pages.get(page)?.get(keyOf(user, window)),
    toldTo: (via) =>
      [...pages.values()]
        .flatMap((windows) => [...windows.values()])
        .filter((known) => known.via === via && isAlive(known)),
    sweep: () => {
      const changed = []
      for (const [page, windows] of pages) {
        const gone = [...windows].filter(([, known]) => !isAlive(known))
        for (const [key] of gone) windows.delete(key)
        if (windows.size === 0) pages.delete(page)
        if (gone.some(([, { presence }]) => presence.state !== 'left')) changed.push(page)
      }
      return changed
    },
  }
}

function looksSame(one: Presence, other: Presence): boolean {
  return (
    one.state === other.state &&
    one.element === other.element &&
    one.breakpoint === other.breakpoint &&
    one.user.name === other.user.name
  )
}
