import type { OpenWindow } from '../../contract/collaboration'
import type { Presence } from '../store/messages'

/**
 * Lifetime of a presence in milliseconds, by state. A visible window sends one every 10 seconds. Browsers slow hidden
 * ones down to once a minute.
 */
const LIFETIME = { here: 25_000, idle: 25_000, away: 150_000, left: 25_000 } as const

/** Limit of windows per page. Only a script could open as many. */
const MOST_WINDOWS = 100

/** An open window. */
export type OpenPresence = Presence & Pick<OpenWindow, 'state'>

export interface Known {
  presence: Presence
  /** The process that received the presence from the window. */
  via: string
  /** Time of `performance.now()`. */
  seenAt: number
}

export interface PresenceBook {
  /** Records a presence. Returns whether anything visible to others has changed. */
  hear: (known: Omit<Known, 'seenAt'> & { age: number }) => boolean
  /** Returns the windows that have a page open, oldest first. */
  list: (page: string) => OpenPresence[]
  /** Returns all open windows. */
  all: () => OpenPresence[]
  /** Returns the last presence of a window. */
  find: (window: Pick<Presence, 'page' | 'window'> & { user: string }) => Known | undefined
  /** Returns the windows whose presence this process received directly, for the other processes. */
  toldTo: (via: string) => Known[]
  /** Removes expired windows. Returns the pages that they had open. */
  sweep: () => string[]
}

/** Creates a record of the windows with a page open, as far as this process knows them. */
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
