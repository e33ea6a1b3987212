import type { Changes, EndReason } from '../../../contract/collaboration'
import type { Person } from '../../../contract/fields'
import type { PageDiff } from '../../../tree'
import type { StudioStore } from '../../model'
import type { SaveControl } from '../../model/saving'
import { statusOf } from '../../api/openPage'
import { endOfAnswer } from '../../api/createEventSource'
import type { PagePlace } from '../../api/pagePlace'
import { pull } from '../save/pull'

export interface CatchUp {
  /** Called after another user's save with the newest known revision. */
  heard: (saved: { rev: number; by: Person | null }) => void
  stop: () => void
}

export interface Taken {
  by: Person | null
  change: PageDiff | null
  isPublished: boolean
}

interface Input {
  store: StudioStore
  save: SaveControl
  place: PagePlace
  onTaken: (taken: Taken) => void
  onMissing: () => void
  /** Work in the release in which the page is open has ended. */
  onEnded?: (how: EndReason) => void
}

const RETRY = 3000
/** Conflicts are checked again after this pause in typing, in milliseconds. */
const REST = 400

/**
 * Merges saves of others, never during an own save. Conflicting values stay until the editor decides or undoes them.
 */
export function createCatchUp({ store, save, place, onTaken, onMissing, onEnded = () => undefined }: Input): CatchUp {
  let known: { rev: number; by: Person | null } | null = null
  let isRunning = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const isBusy = () => {
    const { phase } = save.store.getState()
    return store.getState().saving.isSaving || phase === 'saving' || phase === 'retrying'
  }
  const again = (wait: number, work: () => void = () => void run()) => {
    clearTimeout(timer)
    timer = setTimeout(work, wait)
  }
  const tell = ({ status, liveStatus, livePath }: Changes, change: PageDiff | null) => {
    const before = save.store.getState().status
    const now = statusOf({ status, liveStatus })
    save.store.setState({ status: now, livePath })
    onTaken({ by: known?.by ?? null, change, isPublished: now === 'published' && before !== 'published' })
  }
  const run = async () => {
    if (isRunning || isBusy() || !known || known.rev <= store.getState().rev) return
    isRunning = true
    const pulled = await pull({ store, place })
    isRunning = false
    if (pulled.ok) {
      if (pulled.changes) tell(pulled.changes, pulled.shown)
      again(0)
      return
    }
    const how = endOfAnswer(pulled.data)
    if (how) onEnded(how)
    else if (pulled.status === 404) onMissing()
    else if (pulled.status === 0 || pulled.status >= 500) again(RETRY)
  }
  /** A local change may have been undone: the other user's value then applies. */
  const settle = () => {
    if (!isBusy()) store.dispatch({ type: 'patchPage', source: 'remote', change: null })
    void run()
  }

  const stopStore = store.subscribe((now, before) => {
    if (before.saving.isSaving && !now.saving.isSaving) again(0)
    else if (now.base && (now.page !== before.page || now.tree !== before.tree)) again(REST, settle)
  })
  const stopSave = save.store.subscribe((now, before) => {
    if (now.phase !== before.phase && !isBusy()) again(0)
  })
  return {
    heard: ({ rev, by }) => {
      if (known && known.rev >= rev && (known.by || known.rev > rev)) return
      known = { rev, by }
      void run()
    },
    stop: () => {
      clearTimeout(timer)
      stopStore()
      stopSave()
    },
  }
}
