import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval'
import type { StoreApi } from 'zustand/vanilla'
import { listen } from '../../dom/listen'
import type { StudioStore } from '../../model'
import { livingTexts, type PendingInputs } from '../pendingInput/createPendingInputs'
import { entryOf, readEntry, type JournalEntry } from '../../model/unsaved'

/** With the time that the writing takes, at most a second of typing is lost when the browser dies. */
const WAIT_MS = 500

interface Input {
  store: StudioStore
  input: PendingInputs['store']
  /** Who acts here. The entry follows them. */
  acting: Pick<StoreApi<{ user: string }>, 'getState' | 'subscribe'>
  /** The page, within its release. */
  pageKey: string
  /** This window: each writes its own entry, so that several of one page leave each other's alone. */
  windowId: string
}

export interface Journal {
  /** What other windows of this page and person have written down. */
  readOthers: () => Promise<JournalEntry[]>
  /** An entry as it is by now; `null`: somebody has brought it back or thrown it away. */
  read: (window: string) => Promise<JournalEntry | null>
  forget: (window: string) => Promise<void>
  /** Keeps of an entry nothing but texts. */
  keepTexts: (entry: JournalEntry, texts: NonNullable<JournalEntry['texts']>) => Promise<JournalEntry>
  write: () => Promise<void>
  /** Writes unsaved changes down as they come. Returns its stop. */
  start: (onWritten: (problem: string | null) => void) => () => void
}

/** Unsaved changes of one page, under who made them, kept in the browser's own database until they are saved. */
export function createJournal({ store, input, acting, pageKey, windowId }: Input): Journal {
  const database = openDatabase()
  const prefixOf = (user: string) => `${user}:${pageKey}:`
  const prefix = () => prefixOf(acting.getState().user)
  const read = async (window: string) => {
    return readEntry(await get(prefix() + window, database()))
  }
  const forget = (window: string) => del(prefix() + window, database())
  const write = async () => {
    const state = store.getState()
    const texts = livingTexts({ texts: input.getState().texts, tree: state.tree })
    const entry = entryOf(state, { window: windowId, at: new Date().toISOString(), texts })
    await (entry ? set(prefix() + windowId, entry, database()) : forget(windowId))
  }
  return {
    read,
    forget,
    write,
    keepTexts: async (entry, texts) => {
      const left: JournalEntry = { ...entry, change: null, texts }
      await set(prefix() + entry.window, left, database())
      return left
    },
    readOthers: async () => {
      const own = prefix()
      const known = (await keys<string>(database())).filter((key) => key.startsWith(own))
      const windows = known.map((key) => key.slice(own.length)).filter((window) => window !== windowId)
      const entries = await Promise.all(windows.map(read))
      return entries.filter((entry) => entry !== null).sort((one, other) => one.at.localeCompare(other.at))
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
        void report(write().then(() => del(prefixOf(before.user) + windowId, database())))
      })
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
