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
  /** The page where this window had it open before: its entry there goes once it is in the one here. */
  broughtFrom?: string | null
  /** Whether nobody works any more in a release of the page, so that what was left there is offered here. */
  isOver?: (release: string) => boolean
  /** This window: each writes its own entry, so that several of one page leave each other's alone. */
  windowId: string
}

export interface Journal {
  /** What other windows of this page and person have written down. */
  readOthers: () => Promise<KeptEntry[]>
  /** An entry as it is by now; `null`: somebody has brought it back or thrown it away. */
  read: (key: string) => Promise<KeptEntry | null>
  forget: (key: string) => Promise<void>
  /** Keeps of an entry nothing but texts. */
  keepTexts: (entry: KeptEntry, texts: NonNullable<JournalEntry['texts']>) => Promise<KeptEntry>
  write: () => Promise<void>
  /** Writes unsaved changes down as they come. Returns its stop. */
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
  /** The release in which an entry of this person and page was made; `null`: here. `undefined`: it is none of theirs. */
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
