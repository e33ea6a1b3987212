import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import type { StoreApi } from 'zustand/vanilla'
import { listen } from '../../dom/listen'
import type { StudioStore } from '../../model'
import { livingTexts, type PendingInputs } from '../pendingInput/createPendingInputs'
import { entryOf, readEntry, type JournalEntry, type KeptEntry } from '../../model/unsaved'

/** With the time that the writing takes, at most a second of typing is lost when the browser dies. */
const WAIT_MS = 500

interface Input {
  store: StudioStore
  input: PendingInputs['store']
  /** Who acts here. The entry follows them. */
  acting: Pick<StoreApi<{ user: string }>, 'getState' | 'subscribe'>
  /** The page, within its release. */
  pageKey: string
  /** The context in which this window had the page open before: that entry is removed once this one is written. */
  broughtFrom?: string | null
  /** Returns whether a release of the page has ended, so that its entries are offered here. */
  isOver?: (release: string) => boolean
  /** This window's key. Each window writes its own entry, so that they do not overwrite each other. */
  windowId: string
}

export interface Journal {
  /** Returns the entries of the user's other windows of this page. */
  readOthers: () => Promise<KeptEntry[]>
  /** Returns the current entry; `null` if it was restored or discarded. */
  read: (key: string) => Promise<KeptEntry | null>
  forget: (key: string) => Promise<void>
  /** Keeps of an entry nothing but texts. */
  keepTexts: (entry: KeptEntry, texts: NonNullable<JournalEntry['texts']>) => Promise<KeptEntry>
  write: () => Promise<void>
  /** Writes unsaved changes as they occur. Returns a function that stops it. */
  start: (onWritten: (problem: string | null) => void) => () => void
}

/** Unsaved changes of one page, under who made them, kept in the browser's own database until they are saved. */
export function createJournal({
  store,
  input,
  acting,
  pageKey,
  windowId,
  broughtFrom = null,
  isOver = () => false,
}: Input): Journal {
  const database = openDatabase()
  const keyOf = (user: string, page = pageKey) => `${user}:${page}:${windowId}`
  const ownKey = () => keyOf(acting.getState().user)
  /**
   * Returns the release of an entry of this user and page; `null` outside of releases, `undefined` for other entries.
   */
  const releaseOf = (key: string): string | null | undefined => {
    const { user } = acting.getState()
    if (key.startsWith(`${user}:${pageKey}:`)) return null
    const elsewhere = `${user}:${pageKey}@`
    return key.startsWith(elsewhere) ? key.slice(elsewhere.length, key.lastIndexOf(':')) : undefined
  }
  const isOffered = (key: string) => {
    const release = releaseOf(key)
    return release === null || (release !== undefined && isOver(release))
  }
  const read = async (key: string): Promise<KeptEntry | null> => {
    const entry = readEntry(await get(key, database()))
    return entry && { ...entry, key, isOfRelease: releaseOf(key) !== null }
  }
  const forget = (key: string) => del(key, database())
  const write = async () => {
    const state = store.getState()
    const texts = livingTexts({ texts: input.getState().texts, tree: state.tree })
    const entry = entryOf(state, { window: windowId, at: new Date().toISOString(), texts })
    await (entry ? set(ownKey(), entry, database()) : forget(ownKey()))
  }
  return {
    read,
    forget,
    write,
    keepTexts: async ({ key, isOfRelease, ...entry }, texts) => {
      const left: JournalEntry = { ...entry, change: null, texts }
      await set(key, left, database())
      return { ...left, key, isOfRelease }
    },
    readOthers: async () => {
      const entries = await Promise.all((await keys<string>(database())).filter(isOffered).map(read))
      const others = entries.filter((entry) => entry !== null && entry.window !== windowId) as KeptEntry[]
      return others.sort((one, other) => one.at.localeCompare(other.at))
    },
    start: (onWritten) => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const report = (writing: Promise<void>) =>
        writing.then(
          () => onWritten(null),
          (error: unknown) => onWritten(describeProblem(error)),
        )
      const now = () => {
        clearTimeout(timer)
        timer = undefined
        void report(write())
      }
      const beforeHidden = () => timer !== undefined && now()
      const soon = () => {
        timer ??= setTimeout(now, WAIT_MS)
      }
      const unsubscribe = store.subscribe((state, before) => {
        if (state.page === before.page && state.tree === before.tree && state.saved === before.saved) return
        soon()
      })
      const unwatch = input.subscribe((state, before) => state.texts !== before.texts && soon())
      const unfollow = acting.subscribe(({ user }, before) => {
        if (user === before.user) return
        void report(write().then(() => forget(keyOf(before.user))))
      })
      if (broughtFrom !== null) {
        void report(write().then(() => forget(keyOf(acting.getState().user, broughtFrom))))
      }
      const stops = [
        listen(window, { pagehide: beforeHidden }),
        listen(document, { visibilitychange: beforeHidden }),
        unsubscribe,
        unwatch,
        unfollow,
      ]
      return () => {
        beforeHidden()
        stops.forEach((stop) => stop())
      }
    },
  }
}

/** Opened at the first use: the server has no such database. */
function openDatabase(): () => UseStore {
  let opened: UseStore | undefined
  return () => (opened ??= createStore('voix-journal', 'entries'))
}

function describeProblem(error: unknown): string {
  const isFull = error instanceof DOMException && error.name === 'QuotaExceededError'
  return isFull
    ? 'This browser has no room left to keep unsaved changes. Save now: what is not saved is lost when this window closes.'
    : 'This browser does not keep unsaved changes. Save often: what is not saved is lost when this window closes.'
}
